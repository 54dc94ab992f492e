import type { Admin } from './admin.js';
import { quoted } from './names.js';

const OVERSTEPPED = `select q.database, q.is_over, pg_database_size(d.oid) > q.megabytes * 1048576 as is_full,
    pg_database_size(d.oid) < q.megabytes * 1048576 * 0.95 as has_room
  from skydeck.quota q join pg_database d on d.datname = q.database`;

interface Row {
  readonly database: string;
  readonly is_over: boolean;
  readonly is_full: boolean;
  readonly has_room: boolean;
}

/**
 * Lets databases over their quota take no more data, and those with room again. Sessions end, since
 * those that began before would go on as they were.
 */
export async function enforceQuotas(admin: Admin): Promise<void> {
  await admin.run(async (client) => {
    const { rows } = await client.query<Row>(OVERSTEPPED);
    for (const { database, is_over: isOver, is_full: isFull, has_room: hasRoom } of rows) {
      if (isOver ? !hasRoom : !isFull) continue;
      const setting = isOver
        ? 'reset default_transaction_read_only'
        : 'set default_transaction_read_only = on';
      await client.query(`alter database ${quoted(database)} ${setting}`);
      await client.query('update skydeck.quota set is_over = $2 where database = $1', [
        database,
        !isOver,
      ]);
      await client.query(ENDED, [database]);
    }
  });
}

const ENDED = `select count(pg_terminate_backend(pid)) from pg_stat_activity
  where datname = $1 and pid <> pg_backend_pid()`;

/** Ends transactions that have written, once every session has read the settings again. */
export async function endWriters(admin: Admin): Promise<void> {
  await admin.run(async (client) => {
    await client.query('select pg_sleep(0.2)');
    await client.query(`select count(pg_terminate_backend(pid)) from pg_stat_activity
      where backend_xid is not null and pid <> pg_backend_pid() and usename <> current_user`);
  });
}
