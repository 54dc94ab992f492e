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
import { endContainer, removeContainer, unless } from './end-container.js';
import { EngineNote } from './engine-note.js';
import { ExitListeners } from './exit-listeners.js';
import { followOutput } from './follow-output.js';
import { within } from './within.js';

/** An engine has told all that it kept of a container by so long after its end. */
const LAST_LINES_MS = 5_000;

/** Runs each replica as a container of Docker or podman. */
export class EngineRuntime extends RuntimeDriver {
  readonly id = 'engine';
  override readonly outlives = true;
  private readonly exits = new ExitListeners();
  private readonly starting = new Map<string, Promise<Replica>>();
  private readonly following = new Map<string, Promise<void>>();
  private readonly stopping = new Set<string>();
  private leaving = new AbortController();
  private readonly note: EngineNote;

  constructor(
    private readonly engine: ContainerEngine,
    private readonly networks: ProjectNetworks,
    private readonly machine: SandboxMachine,
  ) {
    super();
    this.note = new EngineNote(engine, machine.options);
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
      // One that nobody has adopted is heard to its end all the same.
      const found = await this.inspect(engine, container.id);
      if (found && !this.following.has(replicaId)) this.hear(container, found);
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

  override async recover(): Promise<Replica[]> {
    const engine = await this.engine.find();
    if (!engine) return [];
    const left = (await this.everyContainer(engine)).map(async ({ Id, State }) => {
      const replica = await this.inspect(engine, Id);
      if (replica && this.following.has(replica.replicaId)) return [];
      // What never began, or was to run once, is of no use to anybody.
      if (replica && !replica.isOneOff && State !== 'created') return [replica];
      await removeContainer(engine.getContainer(Id));
      return [];
    });
    return (await Promise.all(left)).flat();
  }

  override async adopt(spec: ReplicaSpec, position?: string): Promise<Replica> {
    const engine = await this.engine.find();
    const name = this.nameOf(spec.replicaId);
    const found = engine && (await this.inspect(engine, name));
    if (!found) throw new StartFailure('start_failed', 'The replica has ended.');
    // Rules that let it reach neither the host nor its neighbours, and its network's name.
    await this.networks.ensure(engine, spec.projectId);
    this.hear(engine.getContainer(name), found, spec.onLine, position);
    return found;
  }

  override async leave(): Promise<void> {
    this.leaving.abort();
    await Promise.all(this.following.values());
    this.leaving = new AbortController();
  }

  async cleanup(): Promise<void> {
    const engine = await this.engine.find();
    if (!engine) return;
    const left = await this.everyContainer(engine);
    await Promise.all(left.map(async ({ Id }) => removeContainer(engine.getContainer(Id))));
  }

  async close(): Promise<void> {
    await this.cleanup();
    await Promise.all(this.following.values());
    const engine = await this.engine.find();
    if (!engine) return;
    await this.networks.close(engine);
    await this.note.remove();
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
    await this.note.write();
    try {
      const container = await engine.createContainer({
        name,
        ...(await containerOptions(engine, this.machine, spec, network)),
      });
      await container.start();
      const begun = await this.inspect(engine, name);
      if (!begun) throw new StartFailure('start_failed', 'The container ended at once.');
      this.hear(container, begun, spec.onLine);
      return begun;
    } catch (error) {
      await engine.getContainer(name).remove({ force: true }).catch(unless(404, 409));
      if (error instanceof StartFailure) throw error;
      if (isAbsent(error)) {
        throw new StartFailure('artifact_missing', `The engine has no image ${spec.artifact.ref}.`);
      }
      throw new StartFailure('start_failed', `The engine refused: ${(error as Error).message}`);
    }
  }

  private hear(
    container: Docker.Container,
    replica: Replica,
    onLine: ReplicaSpec['onLine'] = () => undefined,
    from?: string,
  ): void {
    const { signal } = this.leaving;
    const printed = followOutput(container, { from, signal, onLine });
    this.following.set(replica.replicaId, this.follow(container, replica, printed));
  }

  private async follow(
    container: Docker.Container,
    replica: Replica,
    printed: Promise<void>,
  ): Promise<void> {
    const { replicaId } = replica;
    const { signal } = this.leaving;
    const answer = await container.wait({ abortSignal: signal }).catch(() => undefined);
    if (signal.aborted) {
      this.following.delete(replicaId);
      return;
    }
    const requested = this.stopping.has(replicaId);
    const facts = await container.inspect().catch(() => undefined);
    await within(printed, LAST_LINES_MS);
    if (!requested) await container.remove({ force: true }).catch(() => undefined);
    this.following.delete(replicaId);
    const statusCode = (answer as { StatusCode: number } | undefined)?.StatusCode ?? null;
    this.exits.tell(containerExit(replica, { statusCode, facts, requested }));
  }

  private async everyContainer(engine: Docker): Promise<Docker.ContainerInfo[]> {
    const label = labelsOf(this.machine.options.instance);
    return engine.listContainers({ all: true, filters: { label } });
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
