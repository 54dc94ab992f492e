import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DatabaseMetrics as Shown, DatabaseMetricsQuery } from './database-metrics.schema.js';

const HOUR_MS = 3_600_000;
const MOST_POINTS = 1_000;

interface Row {
  readonly at: Date;
  readonly connections: number;
  readonly bytes: string;
  readonly transactions: number | null;
  readonly hit: number | null;
  readonly read: number | null;
  readonly pool_clients: number | null;
  readonly pool_waiting: number | null;
  readonly pool_connections: number | null;
  readonly archive_lag_s: number | null;
}

/** Counters fall back to zero when statistics begin anew: what is below the one before is no rate. */
const POINTS = `
  with reading as (
    select at, connections, bytes, pool_clients, pool_waiting, pool_connections, archive_lag_s, committed + rolled_back as transactions, blocks_hit, blocks_read,
           lag(committed + rolled_back) over past as transactions_before,
           lag(blocks_hit) over past as hit_before, lag(blocks_read) over past as read_before,
           extract(epoch from at - lag(at) over past) as seconds
    from database_sample
    where database_id = $1 and at > $2::timestamptz - interval '10 minutes' and at <= $3
    window past as (order by at)
  )
  select to_timestamp(floor(extract(epoch from at) / $4) * $4) as at,
         max(connections) as connections, max(bytes) as bytes,
         sum(transactions - transactions_before)::float8 / nullif(sum(seconds), 0)::float8
           as transactions,
         sum(blocks_hit - hit_before)::float8 as hit, sum(blocks_read - read_before)::float8 as read,
         max(pool_clients) as pool_clients, max(pool_waiting) as pool_waiting,
         max(pool_connections) as pool_connections, max(archive_lag_s)::numeric::float8 as archive_lag_s
  from reading
  where at > $2 and (transactions_before is null or transactions >= transactions_before)
  group by 1 order by 1 limit ${MOST_POINTS}`;

/** Reads what databases did. */
@Injectable()
export class DatabaseMetrics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(databaseId: string, asked: DatabaseMetricsQuery): Promise<Shown> {
    const to = asked.to === undefined ? this.clock.now() : new Date(asked.to);
    const from = asked.from === undefined ? new Date(to.getTime() - HOUR_MS) : new Date(asked.from);
    const values = [databaseId, from, to, asked.step];
    const rows = await this.dataSource.query<Row[]>(POINTS, values);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      step_s: asked.step,
      points: rows.map(({ at, connections, bytes, transactions, hit, read, ...pool }) => ({
        at: at.toISOString(),
        connections,
        size_bytes: Number(bytes),
        transactions_per_second: transactions,
        cache_hit_percent: shareOf(hit, read),
        pool_clients: pool.pool_clients,
        pool_clients_waiting: pool.pool_waiting,
        pool_connections: pool.pool_connections,
        archive_lag_s: pool.archive_lag_s,
      })),
    };
  }
}

function shareOf(hit: number | null, read: number | null): number | null {
  const all = (hit ?? 0) + (read ?? 0);
  return all > 0 ? (100 * (hit ?? 0)) / all : null;
}
