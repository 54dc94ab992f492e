import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFailed } from './backup-failed.js';
import { DATABASE_PART, DUMP_PART, withoutPassword } from './database-part.js';
import type { InUse } from './settings-in-use.js';
import { unpack } from './tar.js';

/** Where a part goes. */
export interface Place {
  /** Made before it is taken. */
  readonly folder: string | undefined;
  take(archive: Readable, signal: AbortSignal): Promise<void>;
}

/** The place of a part, as the settings of this machine have it. */
export function placeOf(name: string, home: string, settings: InUse): Place {
  const base = name.replace(/^changed-/, '');
  if (base === DUMP_PART) return intoServer(settings);
  const folder = {
    files: home,
    [DATABASE_PART]: path.join(home, 'postgres'),
    objects: settings.objects,
    'master-keys': settings.masterKeys && path.dirname(settings.masterKeys),
  }[base];
  if (folder === undefined) {
    throw new BackupFailed(
      'no_place',
      `The settings name no folder for the part "${name}".`,
      'Give OBJECT_STORE_FOLDER and VAULT_MASTER_KEY_FILE as the installation had them.',
    );
  }
  return { folder, take: async (archive, signal) => unpack(archive, folder, signal) };
}

function intoServer({ databaseUrl }: InUse): Place {
  if (databaseUrl === undefined) {
    const text = 'The backup holds a dump of a server of your own, and DATABASE_URL is not set.';
    throw new BackupFailed('no_database', text, 'Set DATABASE_URL to an empty database.');
  }
  return { folder: undefined, take: async (archive) => load(archive, databaseUrl) };
}

async function load(archive: Readable, url: string): Promise<void> {
  const { address, PGPASSWORD } = withoutPassword(url);
  const args = ['--format=tar', '--no-owner', '--no-privileges', '--exit-on-error'];
  const child = spawn('pg_restore', [...args, '--single-transaction', `--dbname=${address}`], {
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  ended.catch(() => undefined);
  await pipeline(archive, child.stdin).catch(() => undefined);
  const [code] = await ended.catch(() => [-1]);
  if (code === 0) return;
  const reason = said.trim() || 'the program pg_restore is not installed';
  throw new BackupFailed('no_dump', `The database could not be filled: ${reason}.`);
}
