import type { PoolSample } from '../../pool-spec.js';

const SERVERS = ['sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'];

/** What `show pools` of PgBouncer tells of one database, as psql writes it without alignment. */
export function poolSampleOf(written: string, database: string): PoolSample {
  const [titles = [], ...rows] = written.split('\n').map((line) => line.split('|'));
  const ours = rows.filter((row) => row[titles.indexOf('database')] === database);
  const sum = (...columns: readonly string[]): number =>
    ours.reduce(
      (all, row) =>
        all + columns.reduce((n, name) => n + Number(row[titles.indexOf(name)] ?? 0), 0),
      0,
    );
  return {
    clients: sum('cl_active', 'cl_waiting'),
    waiting: sum('cl_waiting'),
    connections: sum(...SERVERS),
  };
}
