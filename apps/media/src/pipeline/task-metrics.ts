import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TaskKind } from './asset-task.entity.js';

const SECONDS = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640];

/** How a task ended for the worker that had it. */
export type TaskOutcome = 'done' | 'again' | 'skipped' | 'over' | 'given_back' | 'lost';

const COUNT = `
  select kind, status, count(*)::int as count from asset_task
  where status in ('queued', 'processing') group by kind, status`;

/** What waits, what is being done, and how long it takes. */
@Injectable()
export class TaskMetrics {
  readonly #seconds;

  constructor(metrics: ServiceMetrics, dataSource: DataSource) {
    this.#seconds = metrics.histogram(
      'skydeck_media_task_seconds',
      'How long workers had tasks on assets in hand.',
      ['kind', 'outcome'] as const,
      SECONDS,
    );
    const labels = ['kind', 'status'] as const;
    metrics.gauge('skydeck_media_tasks', 'Tasks on assets that wait or run.', labels, async () => {
      const rows = await dataSource.query<{ kind: string; status: string; count: number }[]>(COUNT);
      return rows.map(({ kind, status, count }) => ({ labels: { kind, status }, value: count }));
    });
  }

  /** A task is out of the hands of a worker. */
  ended(kind: TaskKind, outcome: TaskOutcome, sinceMs: number): void {
    this.#seconds.observe({ kind, outcome }, (performance.now() - sinceMs) / 1000);
  }
}
