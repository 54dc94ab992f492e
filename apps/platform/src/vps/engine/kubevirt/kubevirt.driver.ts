import type { Readable } from 'node:stream';
import { ComputeFailure } from '../compute-failure.js';
import { type ComputeCapabilities, ComputeDriver } from '../compute.driver.js';
import type { ConsoleOptions, ConsoleStream } from '../console-stream.js';
import type { ImageSource } from '../image-source.js';
import { KeyedMutex } from '../keyed-mutex.js';
import type {
  EngineEvent,
  EngineRef,
  EngineSnapshot,
  ExecResult,
  ObservedServer,
  ServerSample,
  ServerSize,
  ServerSpec,
} from '../server-spec.js';
import { Cluster } from './client/cluster.js';
import {
  kubevirtVersion,
  missingInCluster,
  notesOn,
  unreachable,
} from './kubevirt-capabilities.js';
import { instanceLabels, type KubevirtSettings } from './kubevirt-settings.js';
import { requireServerName } from './manifests/server-names.js';
import { exportDisk } from './parts/export-disk.js';
import { followMachines } from './parts/machine-events.js';
import { isRun, observed } from './parts/machine-power.js';
import { readMachineSamples } from './parts/machine-samples.js';
import { KubevirtParts } from './parts/kubevirt-parts.js';
import { openSerialConsole, readSerialLog } from './parts/serial-console.js';

/**
 * Runs servers as virtual machines of a Kubernetes cluster with KubeVirt. Experimental: it speaks
 * the published interface, and has been run against few clusters.
 */
export class KubevirtDriver extends ComputeDriver {
  readonly engine = 'kubevirt';
  override readonly publishable = ['tcp'] as const;
  private readonly servers = new KeyedMutex();
  private opened: Promise<KubevirtParts> | undefined;

  constructor(private readonly settings: KubevirtSettings) {
    super();
  }

  async probe(): Promise<ComputeCapabilities> {
    const can = {
      kind: 'vm',
      accelerator: 'kvm',
      hasLiveResize: false,
      hasMemorySnapshots: false,
      hasVolumes: true,
      hasRoutedNetwork: false,
      isRootless: true,
    } as const;
    try {
      const { cluster } = await this.parts();
      const missing = await missingInCluster(cluster);
      const version = await kubevirtVersion(cluster);
      const notes = await notesOn(cluster);
      const isReady = missing.length === 0;
      return { ...can, isReady, ...(version === undefined ? {} : { version }), missing, notes };
    } catch (error) {
      return { ...can, isReady: false, missing: [unreachable(error)] };
    }
  }

  async open(): Promise<void> {
    const { cluster } = await this.parts();
    await cluster.machines.list({ labels: instanceLabels(this.settings) });
  }

  async close(): Promise<void> {
    const parts = await this.opened?.catch(() => undefined);
    parts?.ports.close();
  }

  async shutDown(): Promise<void> {
    const all = await this.observeAll();
    const forced = { graceMs: 0, isForced: true };
    await Promise.all(all.map(({ ref }) => this.stop(ref, forced)));
  }

  async ensureImage(image: ImageSource, signal?: AbortSignal): Promise<string> {
    const { images } = await this.parts();
    return this.servers.run(`image ${image.id}`, () => images.ensure(image, signal));
  }

  async deleteImage(imageRef: string): Promise<void> {
    await (await this.parts()).images.remove(imageRef);
  }

  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    return this.servers.run(spec.id, async () => {
      const { machines } = await this.parts();
      return machines.create(spec, signal);
    });
  }

  async start(ref: EngineRef, signal?: AbortSignal): Promise<void> {
    await this.alone(ref, ({ power }) => power.start(ref, signal));
  }

  async stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void> {
    await this.alone(ref, ({ power }) => power.stop(ref, o));
  }

  async destroy(ref: EngineRef): Promise<void> {
    await this.alone(ref, async ({ machines, ports }) => {
      await machines.remove(ref);
      ports.close(ref);
    });
  }

  async rebuild(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.alone(ref, ({ machines }) => machines.rebuild(ref, spec));
  }

  async resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }> {
    return this.alone(ref, ({ machines }) => machines.resize(ref, size));
  }

  async setNics(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.alone(ref, ({ machines }) => machines.setNics(ref, spec));
  }

  /** Opens a port of this machine's loopback that leads to a port of a running server. */
  override async publishPort(ref: EngineRef, guestPort: number): Promise<number> {
    return this.alone(ref, ({ ports }) => ports.open(ref, guestPort));
  }

  async snapshot(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    return this.alone(ref, ({ snapshots }) => snapshots.take(ref, name));
  }

  async restore(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, ({ snapshots }) => snapshots.restore(ref, name));
  }

  async deleteSnapshot(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, ({ snapshots }) => snapshots.remove(ref, name));
  }

  async listSnapshots(ref: EngineRef): Promise<EngineSnapshot[]> {
    return (await this.parts()).snapshots.list(requireServerName(ref));
  }

  async publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string> {
    return this.alone(ref, ({ images }) => images.publish(ref, snapshot, imageId));
  }

  async exportImage(imageRef: string): Promise<Readable> {
    return exportDisk((await this.parts()).cluster, imageRef);
  }

  async createVolume(volumeId: string, sizeGb: number): Promise<void> {
    const { volumes } = await this.parts();
    await this.servers.run(volumeId, () => volumes.create(volumeId, sizeGb));
  }

  async growVolume(volumeId: string, sizeGb: number): Promise<void> {
    const { volumes } = await this.parts();
    await this.servers.run(volumeId, () => volumes.grow(volumeId, sizeGb));
  }

  async deleteVolume(volumeId: string): Promise<void> {
    const { volumes } = await this.parts();
    await this.servers.run(volumeId, () => volumes.remove(volumeId));
  }

  /** The guest mounts the disk itself. */
  async attachVolume(ref: EngineRef, volumeId: string, _mountPath: string): Promise<void> {
    await this.alone(ref, ({ volumes }) => volumes.attach(ref, volumeId));
  }

  async detachVolume(ref: EngineRef, volumeId: string): Promise<void> {
    await this.alone(ref, ({ volumes }) => volumes.detach(ref, volumeId));
  }

  async observe(ref: EngineRef): Promise<ObservedServer | undefined> {
    const { cluster } = await this.parts();
    const machine = await cluster.machines.find(requireServerName(ref));
    return machine && observed(machine, await cluster.instances.find(ref));
  }

  async observeAll(): Promise<ObservedServer[]> {
    const { machines, instances } = (await this.parts()).cluster;
    const query = { labels: instanceLabels(this.settings) };
    const [all, runs] = await Promise.all([machines.list(query), instances.list(query)]);
    const byName = new Map(runs.map((run) => [run.metadata?.name, run]));
    return all.map((machine) => observed(machine, byName.get(machine.metadata?.name)));
  }

  async *events(signal: AbortSignal): AsyncGenerator<EngineEvent> {
    const { cluster } = await this.parts();
    yield* followMachines(cluster, signal);
  }

  async samples(): Promise<ServerSample[]> {
    return readMachineSamples((await this.parts()).cluster);
  }

  /** Whether it runs and the network of the cluster has its address. */
  async isReady(ref: EngineRef): Promise<boolean> {
    const { instances } = (await this.parts()).cluster;
    const run = await instances.find(requireServerName(ref));
    if (!isRun(run)) return false;
    const { conditions = [], interfaces = [] } = run?.status ?? {};
    const isUp = conditions.some(({ type, status }) => type === 'Ready' && status === 'True');
    return isUp && interfaces.some(({ ipAddress }) => (ipAddress ?? '') !== '');
  }

  async openConsole(ref: EngineRef, o: ConsoleOptions): Promise<ConsoleStream> {
    return openSerialConsole((await this.parts()).cluster, requireServerName(ref), o);
  }

  async consoleLog(ref: EngineRef): Promise<string> {
    return readSerialLog((await this.parts()).cluster, requireServerName(ref));
  }

  async exec(ref: EngineRef): Promise<ExecResult> {
    const { cluster } = await this.parts();
    await cluster.machines.get(requireServerName(ref));
    throw new ComputeFailure('unsupported', 'KubeVirt runs no commands in guests.');
  }

  private parts(): Promise<KubevirtParts> {
    this.opened ??= Cluster.open(this.settings).then((cluster) => new KubevirtParts(cluster));
    // A configuration that comes later is found by the next question.
    this.opened.catch(() => (this.opened = undefined));
    return this.opened;
  }

  private async alone<T>(ref: EngineRef, task: (parts: KubevirtParts) => Promise<T>): Promise<T> {
    const name = requireServerName(ref);
    return this.servers.run(name, async () => task(await this.parts()));
  }
}
