import { type BlobStore, type Descriptor, parseReference } from '@skydeck/oci-image';
import type { BuildPlan } from './build-plan.js';
import type { Artifact, BuilderDriver } from './builder.driver.js';
import { EngineBuilder } from './builders/engine.builder.js';
import { SandboxBuilder } from './builders/sandbox.builder.js';
import { ContainerEngine } from './container/container-engine.js';
import { exportImage } from './container/export-image.js';
import { ProjectNetworks } from './container/project-networks.js';
import type { EngineOptions } from './engine-options.js';
import { KubernetesRuntime } from './kubernetes/kubernetes.runtime.js';
import { clusterImages } from './kubernetes/images/cluster-images.js';
import type { RuntimeDriver } from './runtime.driver.js';
import { EngineRuntime } from './runtimes/engine.runtime.js';
import { ProcessRuntime } from './runtimes/process.runtime.js';
import { SandboxMachine } from './sandbox/sandbox-machine.js';
import { VolumeDisks } from './volumes/volume-disks.js';

/** What the drivers of one installation share. */
interface Shared {
  machine: SandboxMachine;
  engine: ContainerEngine;
  networks: ProjectNetworks;
}

/** The one place that knows every builder. A new one is a file beside the others and a line here. */
const builders = {
  sandbox: ({ machine }) => new SandboxBuilder(machine),
  engine: ({ engine, networks, machine }) => new EngineBuilder(engine, networks, machine),
} satisfies Record<BuilderDriver['id'], (shared: Shared) => BuilderDriver>;

/** The one place that knows every runtime. */
const runtimes = {
  process: ({ machine }) => new ProcessRuntime(machine),
  engine: ({ engine, networks, machine }) => new EngineRuntime(engine, networks, machine),
  kubernetes: ({ machine, engine }) => {
    const { instance, kubernetes } = machine.options;
    return new KubernetesRuntime(instance, kubernetes, clusterImages(machine, engine));
  },
} satisfies Record<RuntimeDriver['id'], (shared: Shared) => RuntimeDriver>;

export const BUILDERS = Object.keys(builders) as [BuilderDriver['id'], ...BuilderDriver['id'][]];
export const RUNTIMES = Object.keys(runtimes) as [RuntimeDriver['id'], ...RuntimeDriver['id'][]];

/** All engines of one installation, made once and shared. */
export class LaunchpadEngines {
  /** The machine for commands of the service's own, such as git in a sandbox. */
  readonly machine: SandboxMachine;
  readonly builders: Readonly<Record<BuilderDriver['id'], BuilderDriver>>;
  readonly runtimes: Readonly<Record<RuntimeDriver['id'], RuntimeDriver>>;

  /** Disks of apps that outlive their releases. */
  readonly volumes: VolumeDisks;

  /** The container engine, where there is one. */
  readonly container: ContainerEngine;

  constructor(options: EngineOptions) {
    const machine = new SandboxMachine(options);
    const shared: Shared = {
      machine,
      engine: new ContainerEngine(options.engineSocket),
      networks: new ProjectNetworks(options, machine.guests),
    };
    this.machine = shared.machine;
    this.volumes = new VolumeDisks(shared.machine);
    this.container = shared.engine;
    this.builders = { sandbox: builders.sandbox(shared), engine: builders.engine(shared) };
    this.runtimes = {
      process: runtimes.process(shared),
      engine: runtimes.engine(shared),
      kubernetes: runtimes.kubernetes(shared),
    };
  }

  /** Whether the container engine still has an image; one under its content address is kept by its registry. */
  async hasImage(name: string): Promise<boolean> {
    if (parseReference(name)?.digest !== undefined) return true;
    const engine = await this.container.find();
    if (!engine) return false;
    return engine
      .getImage(name)
      .inspect()
      .then(
        () => true,
        () => false,
      );
  }

  /** Puts an image of the container engine into a store. @throws when the engine or the image is gone */
  async exportImage(name: string, store: BlobStore): Promise<Descriptor> {
    return exportImage(this.container, name, store);
  }

  /** Dockerfiles are built by a container engine, everything else in our sandbox. */
  builderFor(plan: Pick<BuildPlan, 'runtime'>): BuilderDriver {
    return this.builders[plan.runtime === 'dockerfile' ? 'engine' : 'sandbox'];
  }

  /** Images run in a container engine or a cluster; trees wherever the operator prefers. */
  runtimeFor(kind: Artifact['kind'], preferred: RuntimeDriver['id']): RuntimeDriver {
    return this.runtimes[kind === 'image' && preferred === 'process' ? 'engine' : preferred];
  }
}
