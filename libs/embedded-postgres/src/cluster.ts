import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '@skydeck/exec';
import { PostgresFailed } from './postgres-failed.js';
import type { ServerUser } from './server-user.js';

/** Owner of everything in the server, and the database that all services share. */
export const ROLE = 'skydeck';
export const DATABASE = 'skydeck';

const PASSWORD_MARK = 'skydeck-password.sha256';
const DEADLINE_MS = 120_000;

export interface ClusterOptions {
  dataDir: string;
  /** Folder with the server's `bin`. */
  programs: string;
  password: string;
  user: ServerUser | undefined;
  /** False skips waiting for the disk. */
  durable: boolean;
  signal?: AbortSignal;
}

/** Makes the data folder with its database. An interrupted run leaves no half-made folder behind. */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { dataDir, password, user, durable } = options;
  const unfinished = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    if (user) chownSync(unfinished, user.uid, user.gid);
    writeOwned(passwordFile, `${password}\n`, user);
    await runAsServer(options, join(options.programs, 'bin/initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built in, so that it needs no locale of the system and sorts the same everywhere.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    await runSingleUser(options, unfinished, 'template1', `CREATE DATABASE ${DATABASE}`);
    markPassword(unfinished, options);
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Gives the server the password of the settings when those were lost and made anew. */
export async function alignPassword(options: ClusterOptions): Promise<void> {
  const mark = join(options.dataDir, PASSWORD_MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest(options.password)) return;
  const quoted = options.password.replaceAll("'", "''");
  await runSingleUser(
    options,
    options.dataDir,
    DATABASE,
    `ALTER ROLE ${ROLE} PASSWORD '${quoted}'`,
  );
  markPassword(options.dataDir, options);
}

function markPassword(dataDir: string, { password, user }: ClusterOptions): void {
  writeOwned(join(dataDir, PASSWORD_MARK), digest(password), user);
}

function writeOwned(file: string, content: string, user: ServerUser | undefined): void {
  writeFileSync(file, content, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}

function digest(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** One statement without a running server. It goes in through standard input: arguments are public. */
async function runSingleUser(
  options: ClusterOptions,
  dataDir: string,
  database: string,
  statement: string,
): Promise<void> {
  const quiet = ['-c', 'log_min_error_statement=panic', '-c', 'log_min_messages=error'];
  const sync = options.durable ? [] : ['-c', 'fsync=off'];
  const { lastLines } = await runAsServer(
    options,
    join(options.programs, 'bin/postgres'),
    ['--single', '-D', dataDir, ...quiet, ...sync, database],
    `${statement}\n`,
  );
  const error = lastLines.find((line) => /\b(ERROR|FATAL|PANIC):/.test(line));
  if (error) throw new PostgresFailed(`Preparing the database failed: ${error}`);
}

async function runAsServer(
  { user, signal }: ClusterOptions,
  program: string,
  args: string[],
  input?: string,
) {
  try {
    return await runCommand(program, args, {
      ...user,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      deadlineMs: DEADLINE_MS,
      input,
      signal,
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new PostgresFailed(`The database could not be made: ${error.message}.`, error.lastLines);
  }
}
