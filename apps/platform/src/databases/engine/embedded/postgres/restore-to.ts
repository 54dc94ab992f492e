import { createWriteStream } from 'node:fs';
import { access, chown, mkdir, rename, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchivedFile, ArchiveSource } from '../../archive-spool.js';
import { DatabaseEngineError } from '../../database.driver.js';
import { ENVIRONMENT, HOME } from '../instance/confined.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { RESTORE_SCRIPT } from './archive-script.js';
import { BASE_FILES } from './base-backups.js';
import { ADMIN, ADMIN_DATABASE } from './names.js';
import type { PostgresLife } from './postgres-life.js';
import type { PostgresServer } from './postgres-server.js';
import { scramVerifier } from './scram.js';

const RECOVERY_MS = 6 * 3_600_000;
const NOT_REACHED = 'recovery ended before configured recovery target was reached';

/** Fills a new instance with what an archive holds of a moment, and starts it. */
export async function restoreTo(
  life: PostgresLife,
  known: KnownInstance,
  source: ArchiveSource,
  at: Date,
): Promise<void> {
  const { folder, record } = known;
  const server = await life.server(known);
  const unfinished = join(folder.home, 'restoring');
  const isBegun = await isThere(unfinished);
  if (!isBegun && (await server.hasData())) return life.bringUp(known);
  if (source.major !== record.spec.major) {
    const text = `what was there at that moment is of version ${source.major}`;
    throw new DatabaseEngineError('not_allowed', text);
  }
  // A run that was interrupted may have left a server that recovers.
  if (isBegun) {
    await server.stop();
    await server.endAll();
  }
  await life.prepare(known);
  await folder.writeOwned(unfinished, '', record);
  await rm(server.data, { recursive: true, force: true });
  await unpack(server, source);
  await collectLog(known, source.log);
  await life.configure(known, server.data);
  await folder.writeOwned(join(folder.home, 'restore.sh'), RESTORE_SCRIPT, record);
  await folder.writeOwned(join(server.data, 'recovery.signal'), '', record);
  await recover(known, server, at);
  await setPassword(server);
  await folder.writeOwned(join(server.data, 'postgresql.auto.conf'), '', record);
  await rm(join(folder.home, 'recovery'), { recursive: true, force: true });
  await folder.change({ wanted: 'running' });
  await rm(unfinished);
  await life.bringUp({ folder, record: { ...record, wanted: 'running' } });
}

/** When nothing was committed after the moment, the end of the log is what was there. */
async function recover(known: KnownInstance, server: PostgresServer, at: Date): Promise<void> {
  await writeTarget(known, server.data, at);
  try {
    await server.start(RECOVERY_MS);
  } catch (error) {
    if (!(await server.logTail()).includes(NOT_REACHED)) throw error;
    await writeTarget(known, server.data);
    await server.start(RECOVERY_MS);
  }
}

/** The data know the superuser by the password of where they come from. */
async function setPassword(server: PostgresServer): Promise<void> {
  await server.stop();
  const verifier = await scramVerifier(server.record.adminPassword);
  const argv = [`${server.programs.bin}/postgres`, '--single', '-D', server.dataInside];
  const input = `alter role ${ADMIN} password '${verifier}'\n`;
  await server.run([...argv, ADMIN_DATABASE], { input });
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

async function unpack(server: PostgresServer, { base }: ArchiveSource): Promise<void> {
  const fresh = `${server.data}.new`;
  await rm(fresh, { recursive: true, force: true });
  await server.folder.own(fresh, server.record);
  const places = ['', '/pg_wal'];
  for (const [index, name] of BASE_FILES.entries()) {
    const file = base.find((one) => one.name === name);
    if (!file) throw new DatabaseEngineError('failed', `the base backup has no ${name}`);
    await unpackInto(server, file, `${server.dataInside}.new${places[index] ?? ''}`);
  }
  await rename(fresh, server.data);
}

/** As the user of the instance, which cannot read where the archive is kept. */
async function unpackInto(server: PostgresServer, file: ArchivedFile, inside: string) {
  const [program = '', ...args] = await server.command(['tar', '-xzf', '-', '-C', inside]);
  const content = await file.open();
  const child = spawn(program, args, {
    cwd: '/',
    env: ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  try {
    await pipeline(content, child.stdin);
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw error;
  }
  const [code] = await ended;
  if (code === 0) return;
  throw new DatabaseEngineError('failed', `the base backup could not be unpacked (${code})`);
}

/** Brings the log to where the server that recovers looks for it. */
async function collectLog({ folder, record }: KnownInstance, log: readonly ArchivedFile[]) {
  const to = join(folder.home, 'recovery');
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { mode: 0o700 });
  const uid = folder.uid(record);
  for (const file of log) {
    const path = join(to, file.name);
    await pipeline(await file.open(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (uid !== undefined) await chown(path, uid, uid);
  }
  if (uid !== undefined) await chown(to, uid, uid);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
