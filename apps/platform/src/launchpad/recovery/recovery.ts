import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Logger, type OnModuleInit, Optional } from '@nestjs/common';
import { type Replica, WEB } from '../engine/runtime.driver.js';
import { LogWriter } from '../logs/log-writer.js';
import { ReleasesService } from '../releases/releases.service.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { Runtimes } from '../runtime/runtimes.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import type { TrackedReplica } from '../runtime/tracked-replica.js';
import { OutputPositions } from './output-positions.js';
import { RecoveryGate } from './recovery-gate.js';

/** Whoever has not answered by then is started anew beside the others. */
const ANSWER_MS = 5_000;

interface Wanted {
  readonly found: Replica;
  readonly release: StartableRelease;
}

/** Takes over the replicas that an earlier process of the platform left running. */
@Injectable()
export class Recovery implements OnModuleInit {
  readonly #logger = new Logger(Recovery.name);
  readonly #adopted;
  readonly #ended;

  constructor(
    private readonly runtimes: Runtimes,
    private readonly keeper: ReplicaKeeper,
    private readonly releases: ReleasesService,
    private readonly positions: OutputPositions,
    private readonly logs: LogWriter,
    private readonly gate: RecoveryGate,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#adopted = metrics?.counter(
      'skydeck_app_replicas_adopted_total',
      'Replicas that an earlier process of the platform left and that were taken over.',
    );
    this.#ended = metrics?.counter(
      'skydeck_app_replicas_orphaned_total',
      'Replicas that an earlier process of the platform left and that were ended, by why.',
      ['reason'],
    );
  }

  onModuleInit(): void {
    this.keeper.onExit(({ replicaId }) => {
      const stored = this.logs.flush().then(() => this.positions.forget(replicaId));
      stored.catch((error: unknown) => {
        this.#logger.warn({ msg: 'the output of a replica is forgotten later', err: error });
      });
    });
  }

  /** To be called before anything is started; again when it failed. */
  async begin(signal: AbortSignal): Promise<void> {
    const found = await this.runtimes.recover();
    // Whatever may fail for a while comes before the first change.
    const current = new Map((await this.releases.current()).map((one) => [one.id, one]));
    const positions = await this.positions.keepOnly(found.map(({ replicaId }) => replicaId));
    const wanted = chosen(found, current);
    await Promise.all(wanted.map(({ found: { appId } }) => this.logs.open(appId)));

    const kept = new Set(wanted.map((one) => one.found.replicaId));
    const unwanted = found.filter(({ replicaId }) => !kept.has(replicaId));
    this.#logger.log({ msg: 'replicas were left', wanted: kept.size, unwanted: unwanted.length });
    await Promise.all([this.#end(unwanted, 'unwanted'), this.#takeOver(wanted, positions, signal)]);
    this.gate.open();
  }

  async #takeOver(
    wanted: readonly Wanted[],
    positions: ReadonlyMap<string, string>,
    signal: AbortSignal,
  ): Promise<void> {
    const runs = wanted.filter(({ found }) => found.state === 'running');
    // The edge is told of none until all that answer are known.
    await Promise.all(runs.map((one) => this.#adopt(one, positions, signal)));
    const ended = wanted.filter(({ found }) => found.state === 'exited');
    for (const one of ended) {
      const tracked = await this.#track(one, positions);
      // It ended unasked while nobody looked; that is told like any other end.
      if (tracked) tracked.isHealthy = true;
    }
  }

  async #adopt(
    one: Wanted,
    positions: ReadonlyMap<string, string>,
    signal: AbortSignal,
  ): Promise<void> {
    const { found, release } = one;
    const tracked = await this.#track(one, positions);
    if (!tracked) return;
    try {
      await this.keeper.healthy(tracked, release.plan, signal, ANSWER_MS);
      this.#adopted?.inc();
      this.#logger.log({ msg: 'a replica goes on', app: found.appId, replica: found.replicaId });
    } catch (error) {
      signal.throwIfAborted();
      this.#logger.warn({ msg: 'a replica was left that does not answer', err: error });
      await this.#end([found], 'unhealthy');
    }
  }

  async #track(
    { found, release }: Wanted,
    positions: ReadonlyMap<string, string>,
  ): Promise<TrackedReplica | undefined> {
    try {
      return await this.keeper.adopt(release, found, positions.get(found.replicaId));
    } catch (error) {
      this.#logger.warn({ msg: 'a replica could not be taken over', err: error });
      await this.#end([found], 'unhealthy');
      return undefined;
    }
  }

  async #end(replicas: readonly Replica[], reason: 'unwanted' | 'unhealthy'): Promise<void> {
    if (replicas.length === 0) return;
    this.#ended?.inc({ reason }, replicas.length);
    await this.keeper.stop(replicas.map(({ replicaId }) => replicaId));
  }
}

/** Those whose release is live, and no more of each process than it is to have. */
function chosen(
  found: readonly Replica[],
  current: ReadonlyMap<string, StartableRelease>,
): Wanted[] {
  const counts = new Map<string, number>();
  return found.flatMap((replica) => {
    const release = current.get(replica.releaseId);
    if (!release || replica.isOneOff) return [];
    const key = `${release.id}/${replica.process}`;
    const taken = counts.get(key) ?? 0;
    // Spare replicas of the web process are drained first, by whoever does that.
    if (replica.process !== WEB && taken >= widthOf(release, replica.process)) return [];
    counts.set(key, taken + 1);
    return [{ found: replica, release }];
  });
}

function widthOf({ processes }: StartableRelease, process: string): number {
  return processes.find(({ name }) => name === process)?.replicas ?? 0;
}
