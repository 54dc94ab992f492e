import type { DatabaseSample, SlowStatement } from '../../database.driver.js';
import type { Admin } from './admin.js';
import { requireDatabase } from './grants.js';

const SAMPLE = `select s.numbackends as connections, pg_database_size(s.datid) as bytes,
    s.xact_commit as committed, s.xact_rollback as rolled_back,
    s.blks_hit as blocks_hit, s.blks_read as blocks_read,
    coalesce(q.is_over, false) as is_over
  from pg_stat_database s left join skydeck.quota q on q.database = s.datname
  where s.datname = $1`;

/** What a database is doing. */
export async function sample(
  admin: Admin,
  database: string,
  isInstanceReadOnly: boolean,
): Promise<DatabaseSample> {
  return admin.run(async (client) => {
    await requireDatabase(client, database);
    const { rows } = await client.query<Record<string, string | boolean>>(SAMPLE, [database]);
    const row = rows[0] ?? {};
    return {
      isReadOnly: isInstanceReadOnly || row['is_over'] === true,
      connections: Number(row['connections']),
      bytes: Number(row['bytes']),
      committed: Number(row['committed']),
      rolledBack: Number(row['rolled_back']),
      blocksHit: Number(row['blocks_hit']),
      blocksRead: Number(row['blocks_read']),
    };
  });
}

const SLOW = `select s.query, s.calls::float8 as calls, s.mean_exec_time as "meanMs",
    s.total_exec_time as "totalMs", s.rows::float8 as rows
  from skydeck.pg_stat_statements s
  join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
  where d.datname = $1 and not r.rolsuper and s.query is not null
  order by s.total_exec_time desc limit $2`;

/** The statements of tenants that took the most time together. */
export async function slowStatements(
  admin: Admin,
  database: string,
  limit: number,
): Promise<readonly SlowStatement[]> {
  return admin.run(async (client) => {
    await requireDatabase(client, database);
    return (await client.query<SlowStatement>(SLOW, [database, limit])).rows;
  });
}
