import type Docker from 'dockerode';
import { ENGINE_FIX, isAbsent, type ContainerEngine } from '../container/container-engine.js';
import { containerUsage } from '../container/container-usage.js';
import type { ProjectNetworks } from '../container/project-networks.js';
import type { Probe } from '../probe.js';
import {
  RuntimeDriver,
  StartFailure,
  type Replica,
  type ReplicaExit,
  type ReplicaSpec,
  type ReplicaUsage,
} from '../runtime.driver.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { ContainerExec } from './exec/container-exec.js';
import type { ExecOptions, ReplicaExec } from './exec/replica-exec.js';
import { containerExit } from './container-exit.js';
import { containerOptions, labelsOf, replicaOf } from './container-options.js';
import { endContainer, unless } from './end-container.js';
import { ExitListeners } from './exit-listeners.js';
import { followOutput } from './follow-output.js';

/** Runs each replica as a container of Docker or podman. */
export class EngineRuntime extends RuntimeDriver {
  readonly id = 'engine';
  private readonly exits = new ExitListeners();
  private readonly starting = new Map<string, Promise<Replica>>();
  private readonly following = new Map<string, Promise<void>>();
  private readonly stopping = new Set<string>();

  constructor(
    private readonly engine: ContainerEngine,
    private readonly networks: ProjectNetworks,
    private readonly machine: SandboxMachine,
  ) {
    super();
  }

  async probe(): Promise<Probe> {
    return this.engine.probe();
  }

  async start(spec: ReplicaSpec): Promise<Replica> {
    const { replicaId } = spec;
    let starting = this.starting.get(replicaId);
    if (!starting) {
      starting = this.launch(spec).finally(() => this.starting.delete(replicaId));
      this.starting.set(replicaId, starting);
    }
    return starting;
  }

  async list(appId?: string): Promise<Replica[]> {
    const engine = await this.engine.find();
    if (!engine) return [];
    const label = labelsOf(this.machine.options.instance, appId);
    const containers = await engine.listContainers({ filters: { label } });
    const found = containers.map(async ({ Id }) => this.inspect(engine, Id));
    return (await Promise.all(found)).filter((replica) => replica !== undefined);
  }

  async usage(appId: string): Promise<ReplicaUsage[]> {
    const engine = await this.engine.find();
    if (!engine) return [];
    const looks = (await this.list(appId)).map(async ({ replicaId }) => {
      const used = await containerUsage(engine.getContainer(this.nameOf(replicaId)));
      return used ? [{ replicaId, ...used }] : [];
    });
    return (await Promise.all(looks)).flat();
  }

  async stop(replicaId: string, graceS: number): Promise<void> {
    const engine = await this.engine.find();
    if (!engine) return;
    const container = engine.getContainer(this.nameOf(replicaId));
    this.stopping.add(replicaId);
    try {
      await endContainer(container, this.following.get(replicaId), graceS);
      await this.following.get(replicaId);
      await container.remove({ force: true }).catch(unless(404, 409));
    } finally {
      this.stopping.delete(replicaId);
    }
  }

  async exec(replicaId: string, options: ExecOptions): Promise<ReplicaExec> {
    const engine = await this.engine.find();
    const name = this.nameOf(replicaId);
    const present = engine && (await this.inspect(engine, name));
    if (present?.state !== 'running') {
      throw new StartFailure('start_failed', 'The replica has ended.');
    }
    return ContainerExec.start(engine!.getContainer(name), options);
  }

  onExit(listener: (exit: ReplicaExit) => void): () => void {
    return this.exits.add(listener);
  }

  async cleanup(): Promise<void> {
    const engine = await this.engine.find();
    const label = labelsOf(this.machine.options.instance);
    const left = (await engine?.listContainers({ all: true, filters: { label } })) ?? [];
    await Promise.all(
      left.map(async ({ Id }) =>
        engine?.getContainer(Id).remove({ force: true }).catch(unless(404, 409)),
      ),
    );
  }

  async close(): Promise<void> {
    await this.cleanup();
    await Promise.all(this.following.values());
    const engine = await this.engine.find();
    if (engine) await this.networks.close(engine);
  }

  private async launch(spec: ReplicaSpec): Promise<Replica> {
    const engine = await this.engine.find();
    if (!engine) {
      throw new StartFailure('engine_missing', `No container engine listens here: ${ENGINE_FIX}`);
    }
    const name = this.nameOf(spec.replicaId);
    const present = await this.inspect(engine, name);
    if (present?.state === 'running') return present;
    if (present) await engine.getContainer(name).remove({ force: true });
    const network = await this.networks.ensure(engine, spec.projectId);
    try {
      const container = await engine.createContainer({
        name,
        ...(await containerOptions(engine, this.machine, spec, network)),
      });
      const output = await container.attach({ stream: true, stdout: true, stderr: true });
      const printed = followOutput(container, output, (line) => spec.onLine?.(line));
      await container.start();
      this.following.set(spec.replicaId, this.follow(container, spec, printed));
    } catch (error) {
      await engine.getContainer(name).remove({ force: true }).catch(unless(404, 409));
      if (error instanceof StartFailure) throw error;
      if (isAbsent(error)) {
        throw new StartFailure('artifact_missing', `The engine has no image ${spec.artifact.ref}.`);
      }
      throw new StartFailure('start_failed', `The engine refused: ${(error as Error).message}`);
    }
    const replica = await this.inspect(engine, name);
    if (!replica) throw new StartFailure('start_failed', 'The container ended at once.');
    return replica;
  }

  private async follow(
    container: Docker.Container,
    spec: ReplicaSpec,
    printed: Promise<void>,
  ): Promise<void> {
    const { replicaId } = spec;
    const answer = await container.wait().catch(() => undefined);
    const requested = this.stopping.has(replicaId);
    const facts = await container.inspect().catch(() => undefined);
    await printed;
    if (!requested) await container.remove({ force: true }).catch(() => undefined);
    this.following.delete(replicaId);
    const statusCode = (answer as { StatusCode: number } | undefined)?.StatusCode ?? null;
    this.exits.tell(containerExit(spec, { statusCode, facts, requested }));
  }

  private async inspect(engine: Docker, name: string): Promise<Replica | undefined> {
    try {
      return replicaOf(await engine.getContainer(name).inspect());
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  private nameOf(replicaId: string): string {
    return `skydeck-${this.machine.options.instance}-${replicaId}`;
  }
}
