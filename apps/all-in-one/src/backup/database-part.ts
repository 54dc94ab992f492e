import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOfRunning } from '@skydeck/embedded-postgres';
import { BackupFailed } from './backup-failed.js';
import { takeBaseBackup } from './base-backup.js';
import { appliedMigrations, knownMigrations, type Migrations } from './known-migrations.js';
import type { Part } from './manifest.js';
import type { InUse } from './settings-in-use.js';
import { archive } from './tar.js';
import { writePart, type PartOptions } from './write-part.js';

/** The database of an installation and how it is copied. */
export interface FoundDatabase {
  readonly kind: 'running' | 'stopped' | 'own';
  /** Its data folder, or the address of a server that the operator runs. */
  readonly from: string;
  readonly migrations: Migrations;
  /** Version of the embedded server. */
  readonly major: number | null;
}

/** Names of the part: its restore depends on how it was copied. */
export const DATABASE_PART = 'database';
export const DUMP_PART = 'database-dump';

export async function findDatabase(
  home: string,
  { databaseUrl }: InUse,
  isOnline: boolean,
): Promise<FoundDatabase> {
  if (databaseUrl !== undefined) {
    const migrations = await appliedMigrations(databaseUrl);
    return { kind: 'own', from: databaseUrl, migrations, major: null };
  }
  const dataDir = path.join(home, 'postgres');
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) {
    throw new BackupFailed('no_database', `${dataDir} holds no database.`);
  }
  const major = Number(readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8'));
  const { database_password: password } = JSON.parse(
    readFileSync(path.join(home, 'secrets.json'), 'utf8'),
  ) as { database_password: string };
  const url = addressOfRunning(dataDir, password);
  if (url !== null) {
    return { kind: 'running', from: url, migrations: await appliedMigrations(url), major };
  }
  if (isOnline) {
    throw new BackupFailed(
      'no_database',
      'The database does not run; it may be starting just now.',
    );
  }
  // Nobody can be asked, but what is stopped was brought up to date when it was started.
  return { kind: 'stopped', from: dataDir, migrations: await knownMigrations(), major };
}

export async function archiveDatabase(database: FoundDatabase, part: PartOptions): Promise<Part> {
  if (database.kind === 'own') return writePart(DUMP_PART, dump(database.from), part);
  if (database.kind === 'stopped') {
    const without = ['./postmaster.pid', './postmaster.opts'];
    return writePart(DATABASE_PART, archive({ folder: database.from, without }), part);
  }
  const { stream } = await takeBaseBackup(database.from);
  return writePart(DATABASE_PART, stream, part);
}

/** A dump by the tool of Postgres; rights are given anew by the next start. */
async function* dump(url: string): AsyncGenerator<Buffer> {
  const args = ['--format=tar', '--no-owner', '--no-privileges', '--no-password'];
  const { PGPASSWORD, address } = withoutPassword(url);
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  const child = spawn('pg_dump', [...args, `--dbname=${address}`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  ended.catch(() => undefined);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    const [code] = await ended.catch(() => [-1]);
    if (code === 0) return;
    const reason = said.trim() || 'the program pg_dump is not installed';
    const hint = 'sudo apt-get install postgresql-client   # of the version of the server';
    throw new BackupFailed('no_dump', `The database could not be dumped: ${reason}.`, hint);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Arguments are public, so the password goes by the environment. */
export function withoutPassword(url: string): { address: string; PGPASSWORD: string } {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, PGPASSWORD };
}
