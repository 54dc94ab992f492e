import { Clock } from '@skydeck/service';
import { Usage, type UsageInterval } from '@skydeck/usage';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LaunchpadSettings } from '../launchpad-settings.js';

const OBSERVE_EVERY_MS = 60_000;
const METERS = ['app.replica_seconds', 'app.memory_megabyte_seconds'] as const;

/**
 * Measures how long replicas run. What runs is told each minute, so a crash of ours costs a minute at
 * most; apps are never kept waiting for it, nor held up when it fails.
 */
@Injectable()
export class ReplicaMeter {
  readonly #logger = new Logger(ReplicaMeter.name);
  /** The project of each running replica. */
  readonly #running = new Map<string, string>();
  readonly #writing = new Set<Promise<void>>();
  #observedAtMs = 0;

  constructor(
    private readonly usage: Usage,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  started(replicaId: string, projectId: string): void {
    this.#running.set(replicaId, projectId);
    this.#write(() => this.#tell([[replicaId, projectId]]));
  }

  ended(replicaId: string): void {
    if (!this.#running.delete(replicaId)) return;
    const at = this.clock.now();
    this.#write(() =>
      this.dataSource.transaction(async (manager) => {
        for (const meter of METERS) await this.usage.end(manager, meter, replicaId, at);
      }),
    );
  }

  /** To be called often; tells what runs when a minute has passed. */
  observe(): void {
    const nowMs = this.clock.now().getTime();
    if (nowMs - this.#observedAtMs < OBSERVE_EVERY_MS) return;
    this.#observedAtMs = nowMs;
    this.#write(() => this.#tell([...this.#running]));
  }

  /** Resolves when everything is written. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing);
  }

  #tell(replicas: readonly (readonly [string, string])[]): Promise<void> {
    const { memoryMb } = this.settings.replicaLimits;
    const intervals = replicas.flatMap(([key, project]): UsageInterval[] => [
      { project, key, meter: METERS[0], rate: 1 },
      { project, key, meter: METERS[1], rate: memoryMb },
    ]);
    return this.usage.observe(this.dataSource, intervals, this.clock.now());
  }

  #write(work: () => Promise<void>): void {
    const writing = work()
      .catch((error: unknown) => {
        this.#logger.warn({ msg: 'usage of replicas is told in a minute', err: error });
      })
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }
}
