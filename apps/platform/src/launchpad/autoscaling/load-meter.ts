import { Injectable } from '@nestjs/common';
import type { EdgeAppStats } from '../edge/edge-answers.js';
import type { ReplicaUsage } from '../engine/runtime.driver.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { Runtimes } from '../runtime/runtimes.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import type { Signals } from './signals.js';

const MEGABYTE = 2 ** 20;

interface Look extends ReplicaUsage {
  readonly atMs: number;
}

/** Measures what the healthy replicas of an app do. Processor use needs two looks. */
@Injectable()
export class LoadMeter {
  readonly #looks = new Map<string, Look>();

  constructor(
    private readonly runtimes: Runtimes,
    private readonly keeper: ReplicaKeeper,
  ) {}

  /** @param stats what the edge counted; undefined when it was not reached */
  async read(release: StartableRelease, stats: EdgeAppStats | undefined): Promise<Signals> {
    const used = await this.runtimes.usage(release.appId);
    const byReplica = new Map(used.map((one) => [one.replicaId, one]));
    const healthy = this.keeper.targets(release.id).map(({ replica_id: id }) => id ?? '');
    const { cpu, memoryMb } = release.scale;
    const signals = {
      cpuPercent: healthy.map((id) => this.#cpuPercent(byReplica.get(id), cpu)),
      memoryPercent: healthy.map((id) => {
        const bytes = byReplica.get(id)?.memoryBytes;
        return bytes === undefined ? undefined : (100 * bytes) / (memoryMb * MEGABYTE);
      }),
      inFlight: stats && stats.inflight + stats.upgrades,
      p95Ms: stats && (stats.p95_ms ?? 0),
    };
    return signals;
  }

  /** Forgets replicas that are gone. */
  keep(replicaIds: ReadonlySet<string>): void {
    for (const id of this.#looks.keys()) if (!replicaIds.has(id)) this.#looks.delete(id);
  }

  #cpuPercent(used: ReplicaUsage | undefined, cpu: number): number | undefined {
    if (!used) return undefined;
    const atMs = performance.now();
    const before = this.#looks.get(used.replicaId);
    this.#looks.set(used.replicaId, { ...used, atMs });
    // A process that ended takes its time with it.
    if (!before || used.cpuSeconds < before.cpuSeconds) return undefined;
    const passedS = (atMs - before.atMs) / 1000;
    if (passedS < 0.5) return undefined;
    return (100 * (used.cpuSeconds - before.cpuSeconds)) / (passedS * cpu);
  }
}
