import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppMetrics } from './app-metrics.schema.js';

type Point = AppMetrics['requests'][number];

interface Row extends Omit<Point, 'at' | 'per_second'> {
  readonly at: Date;
  readonly span_s: number;
}

/** Reads what the edge answered for an app. */
@Injectable()
export class RequestSeries {
  constructor(private readonly dataSource: DataSource) {}

  /** Spans without a request are left out. */
  async read(appId: string, from: Date, stepS: number): Promise<Point[]> {
    const rows = await this.dataSource.query<Row[]>(
      `select date_bin(make_interval(secs => $3), at, 'epoch'::timestamptz) as at,
         sum(span_s) as span_s, sum(requests)::int as requests,
         sum(client_errors)::int as client_errors, sum(server_errors)::int as server_errors,
         max(in_flight) as in_flight,
         max(p50_ms) as p50_ms, max(p95_ms) as p95_ms, max(p99_ms) as p99_ms
       from app_request_sample where app_id = $1 and at >= $2
       group by 1 order by 1`,
      [appId, from, stepS],
    );
    return rows.map((row) => ({
      at: row.at.toISOString(),
      requests: row.requests,
      per_second: row.requests / Math.max(row.span_s, stepS),
      client_errors: row.client_errors,
      server_errors: row.server_errors,
      in_flight: row.in_flight,
      p50_ms: row.p50_ms,
      p95_ms: row.p95_ms,
      p99_ms: row.p99_ms,
    }));
  }
}
