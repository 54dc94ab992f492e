import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import type { RunEntity } from './run.entity.js';

/** Counts how commands beside apps end. */
@Injectable()
export class RunTelemetry {
  readonly #ended;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#ended = metrics?.counter(
      'skydeck_app_runs_total',
      'Commands beside apps that ended here, by what started them and how they ended.',
      ['kind', 'status'],
    );
  }

  ended({ cron, status }: Pick<RunEntity, 'cron' | 'status'>): void {
    this.#ended?.inc({ kind: cron === null ? 'command' : 'cron', status });
  }
}
