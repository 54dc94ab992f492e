import type { JoinedNetwork } from '../network/sandbox-network.js';
import {
  type Replica,
  type ReplicaExit,
  type ReplicaLine,
  type ReplicaSpec,
  StartFailure,
} from '../runtime.driver.js';
import { limitLines } from '../sandbox/line-limiter.js';
import type { ResourceGroup } from '../sandbox/resource-group.js';
import { describeExit } from '../sandbox/sandbox.js';
import { type ProcessUsage, usageOf } from './process-usage.js';
import type { ExecOptions, ReplicaExec } from './exec/replica-exec.js';
import { type Inside, SandboxExec } from './exec/sandbox-exec.js';
import { askToEnd } from './replica-signals.js';
import { type ShimEnd, ShimFollower } from './shim/follow-shim.js';
import type { ReplicaFolder } from './shim/replica-folder.js';
import { within } from './within.js';

/** What one replica holds of the machine. */
export interface Holdings {
  readonly folder: ReplicaFolder;
  readonly group: ResourceGroup;
  readonly network: JoinedNetwork;
}

/** One running sandbox of an application and all it holds. */
export class ProcessReplica {
  /** Settles once the process ended and everything it held is given back. */
  readonly ended: Promise<ReplicaExit>;
  readonly #end: PromiseWithResolvers<ReplicaExit> = Promise.withResolvers();
  #requested = false;
  #follower: ShimFollower | undefined;
  #inside: Inside | undefined;

  constructor(
    readonly replica: Replica,
    readonly holdings: Holdings,
  ) {
    this.ended = this.#end.promise;
  }

  /** Hears its lines after a position and its end from now on, and lets it be entered. */
  attend(inside: Inside, onLine: ReplicaSpec['onLine'], position?: string): void {
    this.#inside ??= inside;
    this.#follow(onLine, position);
  }

  /** What it is at this moment. */
  seen(): Replica {
    return { ...this.replica };
  }

  /** What its processes use. */
  async usage(): Promise<ProcessUsage> {
    return usageOf(await this.holdings.group.pids());
  }

  async stop(graceS: number): Promise<void> {
    this.#requested = true;
    this.#follow();
    const { group } = this.holdings;
    await askToEnd(await group.pids());
    await within(this.ended, graceS * 1_000);
    await group.destroy();
    this.#follower?.look();
    await this.ended;
  }

  /** Lets go of it; it goes on. */
  async leave(): Promise<void> {
    await this.#follower?.close();
  }

  /** @throws StartFailure */
  async exec(options: ExecOptions): Promise<ReplicaExec> {
    if (!this.#inside) throw new StartFailure('start_failed', 'Nobody has adopted the replica.');
    return SandboxExec.start(this.holdings.group, this.#inside, options);
  }

  #follow(onLine?: ReplicaSpec['onLine'], position?: string): void {
    if (this.#follower) return;
    this.#follower = new ShimFollower(this.holdings.folder, limited(onLine), position);
    this.#follower.ended
      .then((end) => this.#giveBack(end))
      .then(this.#end.resolve, this.#end.reject);
  }

  async #giveBack({ code, signal: killedBy }: ShimEnd): Promise<ReplicaExit> {
    const { folder, group, network } = this.holdings;
    this.replica.state = 'exited';
    const requested = this.#requested;
    const oom = (await group.oomKills()) > 0 && !(requested && code === 0);
    await group.destroy();
    await network.release();
    await folder.remove();
    const { exitCode, signal } = describeExit(code, killedBy);
    const { replicaId, appId, releaseId, process, isOneOff } = this.replica;
    return {
      replicaId,
      appId,
      releaseId,
      process,
      isOneOff,
      ...(exitCode !== null && { code: exitCode }),
      ...(signal !== null && { signal }),
      oom,
      requested,
    };
  }
}

/** Bounds each stream by the times at which its lines were written, however late they are read. */
function limited(onLine: ReplicaSpec['onLine']): (line: ReplicaLine) => void {
  let last: ReplicaLine = { stream: 'stdout', line: '' };
  const limiter = (stream: ReplicaLine['stream']) =>
    limitLines(
      (line) => onLine?.({ ...last, stream, line }),
      undefined,
      () => last.at?.getTime() ?? 0,
    );
  const streams = { stdout: limiter('stdout'), stderr: limiter('stderr') };
  return (line) => {
    last = line;
    streams[line.stream](line.line);
  };
}
