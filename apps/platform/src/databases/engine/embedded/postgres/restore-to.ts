import { access, chown, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import { ENVIRONMENT, HOME } from '../instance/confined.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { RESTORE_SCRIPT } from './archive-script.js';
import type { Admin } from './admin.js';
import { backupFor, type KeptBackup, placeOf, walFolder } from './base-backups.js';
import type { PostgresLife } from './postgres-life.js';
import type { PostgresServer } from './postgres-server.js';

const RECOVERY_MS = 6 * 3_600_000;
const ARCHIVE_MS = 60_000;
const POLL_MS = 100;
const NOT_REACHED = 'recovery ended before configured recovery target was reached';

/** Fills a new instance with what another one held at a moment, and starts it. */
export async function restoreTo(
  life: PostgresLife,
  known: KnownInstance,
  source: KnownInstance,
  at: Date,
): Promise<void> {
  const { folder } = known;
  if (await (await life.server(known)).hasData()) return life.bringUp(known);
  const backup = await backupFor(source.folder, at);
  if (backup.major !== known.record.spec.major) {
    const text = `what was there at that moment is of version ${backup.major}`;
    throw new DatabaseEngineError('not_allowed', text);
  }
  await archiveAll(life, source);
  // The copy knows the superuser by the password that the source had.
  const record = { ...known.record, adminPassword: source.record.adminPassword };
  const copy = { folder, record: await folder.write(record) };
  const server = await life.server(copy);
  await life.prepare(copy);
  await unpack(server, backup);
  await collectLog(copy, source, backup);
  await life.configure(copy, `${server.data}.new`);
  await writeTarget(copy, `${server.data}.new`, at);
  await folder.writeOwned(join(folder.home, 'restore.sh'), RESTORE_SCRIPT, record);
  await folder.writeOwned(join(`${server.data}.new`, 'recovery.signal'), '', record);
  // From here on, whoever starts it goes on with the recovery.
  await rename(`${server.data}.new`, server.data);
  await folder.change({ wanted: 'running' });
  await recover(copy, server);
  await folder.writeOwned(join(server.data, 'postgresql.auto.conf'), '', record);
  await rm(join(folder.home, 'recovery'), { recursive: true, force: true });
  await life.bringUp({ folder, record: { ...record, wanted: 'running' } });
}

/** When nothing was committed after the moment, the end of the log is what was there. */
async function recover(known: KnownInstance, server: PostgresServer): Promise<void> {
  try {
    await server.start(RECOVERY_MS);
  } catch (error) {
    if (!(await server.logTail()).includes(NOT_REACHED)) throw error;
    await writeTarget(known, server.data);
    await server.start(RECOVERY_MS);
  }
}

async function writeTarget({ folder, record }: KnownInstance, data: string, at?: Date) {
  const target = at === undefined ? '' : `recovery_target_time = '${timestampOf(at)}'\n`;
  const settings = `${target}recovery_target_action = 'promote'
restore_command = '/bin/sh ${HOME}/restore.sh "%f" "%p"'
hot_standby = off
`;
  await folder.writeOwned(join(data, 'postgresql.auto.conf'), settings, record);
}

/** As settings take it: without the letters of ISO 8601. */
function timestampOf(at: Date): string {
  return at.toISOString().replace('T', ' ').replace('Z', '+00');
}

/** Makes a server put everything that it has written into the archive. @throws `unavailable` */
async function archiveAll(life: PostgresLife, source: KnownInstance): Promise<void> {
  const { folder, record } = source;
  if (!record.spec.archived || !(await (await life.server(source)).process())) return;
  const name = await switchLog(await life.admin(source));
  const file = join(walFolder(folder, record.spec.major), `${name}.gz`);
  const until = Date.now() + ARCHIVE_MS;
  while (!(await isThere(file))) {
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

/** The user of the copy cannot read the source's folder: the files are handed to it open. */
async function unpack(server: PostgresServer, backup: KeptBackup): Promise<void> {
  const { folder, record } = server;
  const fresh = `${server.data}.new`;
  await rm(fresh, { recursive: true, force: true });
  await folder.own(fresh, record);
  const inside = `${server.dataInside}.new`;
  await unpackInto(server, join(backup.path, 'base.tar.gz'), inside);
  await unpackInto(server, join(backup.path, 'pg_wal.tar.gz'), `${inside}/pg_wal`);
}

async function unpackInto(server: PostgresServer, file: string, inside: string): Promise<void> {
  const [program = '', ...args] = await server.command(['tar', '-xzf', '-', '-C', inside]);
  const handle = await open(file);
  try {
    const child = spawn(program, args, {
      cwd: '/',
      env: ENVIRONMENT,
      stdio: [handle.fd, 'ignore', 'ignore'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code === 0) return;
    throw new DatabaseEngineError('failed', `the base backup could not be unpacked (${code})`);
  } finally {
    await handle.close();
  }
}

/** What was archived since the base backup, and what a server that is stopped has not archived yet. */
async function collectLog(
  { folder, record }: KnownInstance,
  source: KnownInstance,
  backup: KeptBackup,
): Promise<void> {
  const to = join(folder.home, 'recovery');
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { mode: 0o700 });
  const archived = walFolder(source.folder, backup.major);
  const live = join(source.folder.home, `postgres-${backup.major}`, 'pg_wal');
  const isUp = source.record.wanted === 'running';
  for (const dir of isUp ? [archived] : [archived, live]) {
    for (const name of await readdir(dir).catch(() => [])) {
      const isHistory = /^[\dA-F]{8}\.history(\.gz)?$/.test(name);
      const isNeeded =
        /^[\dA-F]{24}(\.gz)?$/.test(name) && placeOf(name) >= placeOf(backup.firstWal);
      if (isHistory || isNeeded) await copyFile(join(dir, name), join(to, name));
    }
  }
  const uid = folder.uid(record);
  if (uid === undefined) return;
  for (const path of [to, ...(await readdir(to)).map((name) => join(to, name))]) {
    await chown(path, uid, uid);
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
