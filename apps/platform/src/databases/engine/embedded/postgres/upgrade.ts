import { rename, rm } from 'node:fs/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec } from '../../instance-spec.js';
import type { InstanceRecord } from '../instance/instance-record.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { Admin } from './admin.js';
import { copyLogins } from './copy-logins.js';
import { ADMIN_SCHEMA, createDatabase } from './databases.js';
import { dump } from './dump.js';
import { ADMIN_DATABASE } from './names.js';
import { removeLoading } from './other-data.js';
import type { PostgresLife } from './postgres-life.js';
import type { PostgresServer } from './postgres-server.js';
import { restore } from './restore.js';

/**
 * Brings the data to a newer major by a dump of each database: indexes are built anew, so that it does
 * not matter that the newer server sorts by another library. Tenants wait outside until it is done; the
 * old data stays until the new server answers, and is gone back to when it does not.
 */
export async function upgrade(
  life: PostgresLife,
  known: KnownInstance,
  spec: InstanceSpec,
): Promise<void> {
  const from = known.record.spec.major;
  if (spec.major === from) return life.ensure(known, spec);
  if (spec.major < from) {
    throw new DatabaseEngineError('not_allowed', `the data is of version ${from} already`);
  }
  const next: KnownInstance = {
    folder: known.folder,
    record: {
      ...known.record,
      spec: { ...spec, trustedSources: [...spec.trustedSources] },
      wanted: 'running',
      readOnly: undefined,
    },
  };
  await life.prepare(next);
  await removeLoading(life, known);
  const old = await life.server(known);
  const loading = await life.server(next, `postgres-${spec.major}.loading`);
  const server = await life.server(next);
  await old.stop();
  try {
    await load(life, { known, old }, { next, loading });
    await rm(server.data, { recursive: true, force: true });
    await rename(loading.data, server.data);
    await known.folder.write(next.record);
    await life.bringUp(next);
  } catch (error) {
    for (const one of [loading, server, old]) await one.stop();
    await rm(loading.data, { recursive: true, force: true });
    await known.folder.write(known.record);
    if (known.record.wanted === 'running') await life.bringUp(known);
    throw error;
  }
}

/** Fills the new data from the old while both servers let nobody in but us. */
async function load(
  life: PostgresLife,
  { known, old }: { readonly known: KnownInstance; readonly old: PostgresServer },
  { next, loading }: { readonly next: KnownInstance; readonly loading: PostgresServer },
): Promise<void> {
  const { host } = await life.context.network();
  await loading.init();
  const closed = { isClosed: true, readOnly: false };
  await life.configure(next, loading.data, closed);
  await loading.start();
  // Beside the new server at the usual port the old one needs another for as long as it is read.
  const port = await life.context.freePort();
  const moved: InstanceRecord = { ...known.record, port };
  await life.configure({ ...known, record: moved }, old.data, closed);
  const source = await life.server({ ...known, record: moved });
  await source.start();
  const reader = new Admin(host, moved);
  const writer = new Admin(host, next.record);
  await writer.run((client) => client.query(ADMIN_SCHEMA));
  for (const database of await databasesOf(reader)) {
    await createDatabase(writer, database);
    await copyLogins(reader, writer, database.name);
    const content = await dump(source, reader, host, database.name);
    await restore(loading, writer, host, { database: database.name, dump: content });
    await writer.in(database.name, (client) => client.query('analyze'));
  }
  await source.stop();
  await loading.stop();
}

/** What there is to bring over, with its limits. */
async function databasesOf(admin: Admin) {
  const sql = `select d.datname as name, d.datconnlimit as "connectionLimit",
      q.megabytes::float8 as "quotaMb"
    from skydeck.quota q join pg_database d on d.datname = q.database order by 1`;
  const { rows } = await admin.in(ADMIN_DATABASE, (client) =>
    client.query<{ name: string; connectionLimit: number; quotaMb: number }>(sql),
  );
  return rows;
}
