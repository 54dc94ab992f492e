import { Clock } from '@skydeck/service';
import { Usage, type UsageInterval } from '@skydeck/usage';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

const OBSERVE_EVERY_MS = 60_000;
const METERS = ['app.replica_seconds', 'app.memory_megabyte_seconds'] as const;

/** Whose replica runs, and how much memory it may use. */
interface Measured {
  readonly project: string;
  readonly memoryMb: number;
}

/**
 * Measures how long replicas run. What runs is told each minute, so a crash of ours costs a minute at
 * most; apps are never kept waiting for it, nor held up when it fails.
 */
@Injectable()
export class ReplicaMeter {
  readonly #logger = new Logger(ReplicaMeter.name);
  readonly #running = new Map<string, Measured>();
  /** Resolves when all is written; an end that overtook its beginning would never be counted. */
  #written = Promise.resolve();
  #observedAtMs = 0;

  constructor(
    private readonly usage: Usage,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  started(replicaId: string, measured: Measured): void {
    this.#running.set(replicaId, measured);
    this.#tell([[replicaId, measured]]);
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
    this.#tell([...this.#running]);
  }

  /** Resolves when everything is written. */
  settle(): Promise<void> {
    return this.#written;
  }

  #tell(replicas: readonly (readonly [string, Measured])[]): void {
    const at = this.clock.now();
    const intervals = replicas.flatMap(([key, { project, memoryMb }]): UsageInterval[] => [
      { project, key, meter: METERS[0], rate: 1 },
      { project, key, meter: METERS[1], rate: memoryMb },
    ]);
    this.#write(() => this.usage.observe(this.dataSource, intervals, at));
  }

  #write(work: () => Promise<void>): void {
    this.#written = this.#written.then(work).catch((error: unknown) => {
      this.#logger.warn({ msg: 'usage of replicas is told in a minute', err: error });
    });
  }
}
