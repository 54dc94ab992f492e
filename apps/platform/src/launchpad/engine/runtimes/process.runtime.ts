import { join } from 'node:path';
import type { Probe } from '../probe.js';
import {
  RuntimeDriver,
  StartFailure,
  type Replica,
  type ReplicaExit,
  type ReplicaSpec,
  type ReplicaUsage,
} from '../runtime.driver.js';
import { probeSandbox } from '../sandbox/probe-sandbox.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { ExitListeners } from './exit-listeners.js';
import type { ExecOptions, ReplicaExec } from './exec/replica-exec.js';
import { insideOf, launchReplica } from './launch-replica.js';
import type { ProcessReplica } from './process-replica.js';
import { ReplicaStore } from './shim/replica-store.js';

/** Runs each replica as a sandboxed process of this machine, with an address of its own. */
export class ProcessRuntime extends RuntimeDriver {
  readonly id = 'process';
  override readonly outlives = true;
  private readonly replicas = new Map<string, Promise<ProcessReplica>>();
  private readonly exits = new ExitListeners();
  private readonly store: ReplicaStore;

  constructor(private readonly machine: SandboxMachine) {
    super();
    this.store = new ReplicaStore(join(machine.options.dir, 'replicas'));
  }

  async probe(): Promise<Probe> {
    return probeSandbox(this.machine);
  }

  async start(spec: ReplicaSpec): Promise<Replica> {
    const { replicaId } = spec;
    let starting = this.replicas.get(replicaId);
    if (!starting) {
      starting = this.launch(spec);
      this.replicas.set(replicaId, starting);
      void this.follow(replicaId, starting);
    }
    return (await starting).seen();
  }

  async list(appId?: string): Promise<Replica[]> {
    const known = (await this.known()).filter(
      ({ replica }) => appId === undefined || replica.appId === appId,
    );
    return known.map((one) => one.seen());
  }

  async usage(appId: string): Promise<ReplicaUsage[]> {
    const known = (await this.known()).filter(({ replica }) => replica.appId === appId);
    return Promise.all(
      known.map(async (one) => {
        const { cpuSeconds, memoryBytes } = await one.usage();
        return { replicaId: one.replica.replicaId, cpuSeconds, memoryBytes };
      }),
    );
  }

  async stop(replicaId: string, graceS: number): Promise<void> {
    const replica = await this.replicas.get(replicaId)?.catch(() => undefined);
    await replica?.stop(graceS);
  }

  async exec(replicaId: string, options: ExecOptions): Promise<ReplicaExec> {
    const replica = await this.replicas.get(replicaId)?.catch(() => undefined);
    if (!replica) throw new StartFailure('start_failed', 'The replica has ended.');
    return replica.exec(options);
  }

  onExit(listener: (exit: ReplicaExit) => void): () => void {
    return this.exits.add(listener);
  }

  override async recover(): Promise<Replica[]> {
    const host = await this.machine.host().catch(async (error: unknown) => {
      if (await this.store.isAnyRunning()) throw error;
      // Where sandboxes are impossible, none was left behind.
      return undefined;
    });
    if (!host) return [];
    const known = await this.known();
    const isNew = ({ replica }: ProcessReplica): boolean => !this.replicas.has(replica.replicaId);
    const found = (await this.store.recover(host)).filter(isNew);
    await this.store.removeOthers(host, [...known, ...found]);
    for (const replica of found) {
      const { replicaId } = replica.replica;
      this.replicas.set(replicaId, Promise.resolve(replica));
      void this.follow(replicaId, Promise.resolve(replica));
    }
    return found.map((one) => one.seen());
  }

  override async adopt(spec: ReplicaSpec, position?: string): Promise<Replica> {
    const replica = await this.replicas.get(spec.replicaId);
    if (!replica) throw new StartFailure('start_failed', 'The replica has ended.');
    const inside = insideOf(this.machine, await this.machine.host(), spec);
    replica.attend(inside, spec.onLine, position);
    return replica.seen();
  }

  override async leave(): Promise<void> {
    await Promise.all((await this.known()).map((replica) => replica.leave()));
    this.replicas.clear();
  }

  async cleanup(): Promise<void> {
    // Where sandboxes are impossible, none was left behind.
    const host = await this.machine.host().catch(() => undefined);
    await Promise.all([...this.replicas.keys()].map((replicaId) => this.stop(replicaId, 0)));
    if (host) await this.store.removeOthers(host, []);
  }

  async close(): Promise<void> {
    await this.cleanup();
    const host = await this.machine.host().catch(() => undefined);
    await host?.network.close();
  }

  private async known(): Promise<ProcessReplica[]> {
    const settled = await Promise.allSettled(this.replicas.values());
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  private async follow(replicaId: string, starting: Promise<ProcessReplica>): Promise<void> {
    // A failed start is told to whoever asked for it.
    const exit = await starting.then(
      (replica) => replica.ended,
      () => undefined,
    );
    this.replicas.delete(replicaId);
    if (exit) this.exits.tell(exit);
  }

  private async launch(spec: ReplicaSpec): Promise<ProcessReplica> {
    const replica = await launchReplica(this.machine, this.store, spec);
    replica.attend(insideOf(this.machine, await this.machine.host(), spec), spec.onLine);
    return replica;
  }
}
