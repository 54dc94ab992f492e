import type { ServiceMetrics } from '@skydeck/telemetry';
import type { DataSource } from 'typeorm';

/** What `pg.Pool` tells of itself. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Shows how many connections of the pool are in use, and how much work waits for one. */
export function measurePool(dataSource: DataSource, metrics: ServiceMetrics): void {
  metrics.gauge(
    'skydeck_db_pool_connections',
    'Connections to the database that are in use or idle, and requests that wait for one.',
    ['state'],
    () => {
      const pool = poolOf(dataSource);
      if (!pool) return [];
      const { totalCount, idleCount, waitingCount } = pool;
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waiting' }, value: waitingCount },
      ];
    },
  );
}

function poolOf({ driver }: DataSource): Pool | undefined {
  return 'master' in driver ? (driver.master as Pool) : undefined;
}
