import { tenantOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Usage, type UsageInterval } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RUNNING } from './stored.sql.js';

const OBSERVE_EVERY_MS = 60_000;

interface Running {
  readonly id: string;
  readonly projectId: string;
  /** Null for those that share their server. */
  readonly memoryMb: number | null;
}

/**
 * Measures how long databases are served. What runs is told each minute: a machine that is off, or a
 * platform that is stopped, costs nothing.
 */
@Injectable()
export class ComputeMeter {
  #observedAtMs = 0;

  constructor(
    private readonly usage: Usage,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** To be called often; tells what runs when a minute has passed. */
  async pass(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - this.#observedAtMs < OBSERVE_EVERY_MS) return;
    const running = await this.dataSource.query<Running[]>(RUNNING);
    await this.usage.observe(this.dataSource, running.flatMap(intervalsOf), now);
    this.#observedAtMs = now.getTime();
  }
}

function intervalsOf({ id, projectId, memoryMb }: Running): UsageInterval[] {
  const project = tenantOf(projectId);
  const seconds = { project, meter: 'database.compute_seconds', key: id, rate: 1 } as const;
  if (memoryMb === null) return [seconds];
  const meter = 'database.memory_megabyte_seconds';
  // Another size is counted apart.
  return [seconds, { project, meter, key: `${id}.${memoryMb}`, rate: memoryMb }];
}
