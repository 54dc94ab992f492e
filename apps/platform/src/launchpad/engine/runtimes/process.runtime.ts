import { access } from 'node:fs/promises';
import { posix } from 'node:path';
import { onLines } from '@skydeck/exec';
import type { Probe } from '../probe.js';
import {
  RuntimeDriver,
  StartFailure,
  type Replica,
  type ReplicaExit,
  type ReplicaSpec,
  type ReplicaUsage,
} from '../runtime.driver.js';
import { launchSandbox } from '../sandbox/launch-sandbox.js';
import { limitLines } from '../sandbox/line-limiter.js';
import { probeSandbox } from '../sandbox/probe-sandbox.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { runEnv } from '../toolchain/run-env.js';
import { toolBinds } from '../toolchain/tool-binds.js';
import { ExitListeners } from './exit-listeners.js';
import type { ExecOptions, ReplicaExec } from './exec/replica-exec.js';
import { ProcessReplica } from './process-replica.js';

const MAX_TMP_MB = 256;

/** Runs each replica as a sandboxed process of this machine, with an address of its own. */
export class ProcessRuntime extends RuntimeDriver {
  readonly id = 'process';
  private readonly replicas = new Map<string, Promise<ProcessReplica>>();
  private readonly exits = new ExitListeners();

  constructor(private readonly machine: SandboxMachine) {
    super();
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
    return { ...(await starting).replica };
  }

  async list(appId?: string): Promise<Replica[]> {
    const settled = await Promise.allSettled(this.replicas.values());
    return settled
      .flatMap((result) => (result.status === 'fulfilled' ? [{ ...result.value.replica }] : []))
      .filter((replica) => appId === undefined || replica.appId === appId);
  }

  async usage(appId: string): Promise<ReplicaUsage[]> {
    const settled = await Promise.allSettled(this.replicas.values());
    const known = settled.flatMap((result) =>
      result.status === 'fulfilled' && result.value.replica.appId === appId ? [result.value] : [],
    );
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

  async cleanup(): Promise<void> {
    // Where sandboxes are impossible, none was left behind.
    const host = await this.machine.host().catch(() => undefined);
    await host?.groups.sweep();
    await host?.network.sweep();
  }

  async close(): Promise<void> {
    await Promise.all([...this.replicas.keys()].map((replicaId) => this.stop(replicaId, 0)));
    const host = await this.machine.host().catch(() => undefined);
    await host?.groups.sweep();
    await host?.network.close();
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
    const { artifact, command, limits, port, onLine } = spec;
    if (artifact.kind !== 'tree' || command === undefined) {
      throw new StartFailure(
        'artifact_unsupported',
        'Only built trees with a start command run as processes.',
      );
    }
    await access(artifact.ref).catch(() => {
      throw new StartFailure(
        'artifact_missing',
        `The artifact ${artifact.digest} is not stored here.`,
      );
    });
    const [host, toolchain, tools] = await Promise.all([
      this.machine.host(),
      this.machine.toolchains.get(spec.nodeVersion),
      toolBinds(this.machine, spec.packageManager).catch((cause: Error) => {
        throw new StartFailure('engine_missing', cause.message);
      }),
    ]);
    const name = `r-${spec.replicaId.replace(/[^0-9A-Za-z]/g, '-')}`;
    const [group, network] = await Promise.all([
      host.groups.create(name, { ...limits, priority: 'serve' }),
      host.network.attach(port),
    ]);
    const cwd = posix.join('/app', spec.root ?? '.');
    const address = { HOST: '0.0.0.0', PORT: String(port) };
    const env = { ...runEnv(spec.root), ...host.files.env, ...spec.env, ...address };
    const child = launchSandbox({
      argv: ['/bin/sh', '-c', command],
      view: {
        binds: [
          ...host.files.binds,
          { from: artifact.ref, to: '/app' },
          { from: toolchain.dir, to: '/opt/node' },
          ...tools,
          ...(spec.mounts ?? []).map(({ from, to }) => ({ from, to, writable: true })),
        ],
        env,
        cwd,
        hostname: name,
        tmpMb: Math.min(MAX_TMP_MB, limits.memoryMb / 2),
      },
      group,
      network,
      uid: this.machine.uid(spec.appId),
    });
    for (const stream of ['stdout', 'stderr'] as const) {
      onLines(
        child[stream],
        limitLines((line) => onLine?.({ stream, line })),
      );
    }
    return new ProcessReplica(spec, child, group, network, {
      env,
      cwd,
      isRoot: !this.machine.rootless,
    });
  }
}
