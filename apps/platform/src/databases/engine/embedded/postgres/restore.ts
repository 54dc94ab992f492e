import { createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandFailed } from '@skydeck/exec';
import { DatabaseEngineError } from '../../database.driver.js';
import { HOME } from '../instance/confined.js';
import type { Admin } from './admin.js';
import { HARMLESS, setExtension } from './extensions.js';
import { requireDatabase } from './grants.js';
import { ownerOf } from './names.js';
import type { PostgresServer } from './postgres-server.js';
import { openWorker } from './worker.js';

const RESTORE_MS = 6 * 3_600_000;
const MEGABYTE = 2 ** 20;
/** What belongs to the server that a dump comes from rather than to the database. */
export const LEFT_OUT = [
  '--no-owner',
  '--no-privileges',
  '--no-publications',
  '--no-subscriptions',
  '--no-security-labels',
  '--no-tablespaces',
];

/** Fills an empty database from a dump: all of it, or nothing. */
export async function restore(
  server: PostgresServer,
  admin: Admin,
  host: string,
  { database, dump }: { readonly database: string; readonly dump: Readable },
): Promise<void> {
  await requireEmpty(admin, database);
  const name = `restore-${randomBytes(8).toString('hex')}`;
  const file = join(server.folder.home, name);
  const inside = `${HOME}/${name}`;
  const { folder, record, programs } = server;
  try {
    await keep(dump, file, record.spec.diskMb * MEGABYTE);
    await folder.give(file, record);
    const list = await server.run([`${programs.bin}/pg_restore`, '--list', inside]);
    const wanted = list.filter((line) => !isOurs(line));
    await folder.writeOwned(`${file}.list`, `${wanted.join('\n')}\n`, record);
    for (const extension of list.map(extensionOf)) {
      if (HARMLESS.includes(extension)) await setExtension(admin, database, extension, true);
    }
    await using worker = await openWorker(admin, { host, port: record.port }, database);
    const options = [
      `--dbname=${database}`,
      `--role=${ownerOf(database)}`,
      `--use-list=${inside}.list`,
      '--single-transaction',
      '--exit-on-error',
      ...LEFT_OUT,
      '--no-password',
    ];
    const argv = [`${programs.bin}/pg_restore`, ...options, inside];
    await server.run(argv, { env: worker.env, deadlineMs: RESTORE_MS });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const said = error.lastLines.slice(-5).join(' ').slice(0, 1_000);
    const isFull = /No space left|53100/.test(said);
    throw new DatabaseEngineError(isFull ? 'disk_full' : 'failed', `The restore failed. ${said}`, {
      cause: error,
    });
  } finally {
    await rm(file, { force: true });
    await rm(`${file}.list`, { force: true });
  }
}

/** The table of contents is at the beginning, but what is restored by it is read in any order. */
async function keep(dump: Readable, file: string, limitBytes: number): Promise<void> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const isTooLarge = bytes > limitBytes;
      done(
        isTooLarge ? new DatabaseEngineError('disk_full', 'the dump is too large') : null,
        chunk,
      );
    },
  });
  await pipeline(dump, counted, createWriteStream(file, { mode: 0o600 }));
}

/** Extensions that only the superuser installs, see the list of {@link HARMLESS}. */
export function isOurs(line: string): boolean {
  return HARMLESS.includes(extensionOf(line));
}

/** The extension that a line of the table of contents makes or comments on; empty for other lines. */
export function extensionOf(line: string): string {
  return /^\d+; \d+ \d+ (?:EXTENSION -|COMMENT - EXTENSION) "?([\w-]+)"?/.exec(line)?.[1] ?? '';
}

const RELATIONS = `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`;

/** @throws `not_allowed` when there is something in a database */
export async function requireEmpty(admin: Admin, database: string): Promise<void> {
  await admin.run((client) => requireDatabase(client, database));
  const { rowCount } = await admin.in(database, (client) => client.query(RELATIONS));
  if (rowCount === 0) return;
  throw new DatabaseEngineError('not_allowed', `the database ${database} is not empty`);
}
