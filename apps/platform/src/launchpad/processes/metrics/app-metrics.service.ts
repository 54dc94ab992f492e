import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import type { AppMetrics } from './app-metrics.schema.js';
import { RequestSeries } from './request-series.js';

const MOST_POINTS = 240;

interface Row {
  readonly id: string;
  readonly process: string;
  readonly at: Date;
  readonly cpu: number | null;
  readonly memory: number;
}

/** Reads what the replicas of an app used, and what its visitors got. */
@Injectable()
export class AppMetricsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
    private readonly requests: RequestSeries,
  ) {}

  async read(appId: string, minutes: number): Promise<AppMetrics> {
    const { LAUNCHPAD_METRICS_EVERY_S: everyS } = this.settings.config;
    const stepS = Math.max(everyS, Math.ceil((minutes * 60) / MOST_POINTS));
    const from = new Date(this.clock.now().getTime() - minutes * 60_000);
    const rows = await this.dataSource.query<Row[]>(
      `select replica_id as id, process,
         date_bin(make_interval(secs => $3), at, 'epoch'::timestamptz) as at,
         avg(cpu_percent) as cpu, avg(memory_bytes)::double precision as memory
       from app_replica_sample where app_id = $1 and at >= $2
       group by 1, 2, 3 order by 3`,
      [appId, from, stepS],
    );
    const replicas = new Map<string, AppMetrics['replicas'][number]>();
    for (const { id, process, at, cpu, memory } of rows) {
      const replica = replicas.get(id) ?? { id, process, points: [] };
      const point = { at: at.toISOString(), cpu_percent: cpu, memory_bytes: Math.round(memory) };
      replica.points.push(point);
      replicas.set(id, replica);
    }
    const ends = await this.dataSource.query<{ process: string; count: number }[]>(
      `select process, count(*)::int as count from app_replica_end
       where app_id = $1 and ended_at >= $2 group by process`,
      [appId, from],
    );
    const restarts = Object.fromEntries(ends.map(({ process, count }) => [process, count]));
    const requests = await this.requests.read(appId, from, stepS);
    return { step_s: stepS, replicas: [...replicas.values()], requests, restarts };
  }
}
