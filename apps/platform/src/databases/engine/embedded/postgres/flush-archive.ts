import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { KnownInstance } from '../instance/instance-store.js';
import type { Admin } from './admin.js';
import { placeOf } from './base-backups.js';
import type { PostgresLife } from './postgres-life.js';

const ARCHIVE_MS = 60_000;
const POLL_MS = 100;

/** Makes a server put everything that it has written into the archive. @throws `unavailable` */
export async function flushArchive(life: PostgresLife, known: KnownInstance): Promise<void> {
  const admin = await life.admin(known);
  const last = placeOf(await switchLog(admin));
  const until = Date.now() + ARCHIVE_MS;
  while (await isWaiting(admin, last)) {
    if (Date.now() > until) {
      throw new DatabaseEngineError('unavailable', 'the archive does not take what was written');
    }
    await sleep(POLL_MS);
  }
}

/** The commit that is written first ends the search for any moment before now. */
async function switchLog(admin: Admin): Promise<string> {
  return admin.run(async (client) => {
    await client.query('select pg_current_xact_id()');
    const sql = 'select pg_walfile_name(pg_switch_wal()) as name';
    return (await client.query<{ name: string }>(sql)).rows[0]?.name ?? '';
  });
}

/** Whether the server has a finished piece up to a place that is not archived. */
async function isWaiting(admin: Admin, last: string): Promise<boolean> {
  const sql = `select from pg_ls_archive_statusdir()
    where name ~ '^[0-9A-F]{24}\\.ready$' and substr(name, 9, 16) <= $1 limit 1`;
  return admin.run(async (client) => ((await client.query(sql, [last])).rowCount ?? 0) > 0);
}
