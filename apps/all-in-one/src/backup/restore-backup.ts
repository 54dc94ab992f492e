import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupFailed } from './backup-failed.js';
import { type Unlock, unlockKey } from './backup-key.js';
import { DATABASE_PART } from './database-part.js';
import { holdHome, realHome, RESTORING, runningSupervisor } from './home-of.js';
import { knownMigrations, unknownTo } from './known-migrations.js';
import { findBackup } from './list-backups.js';
import { checkManifest, type Manifest } from './manifest.js';
import { proveDatabase } from './prove-database.js';
import { readPart } from './read-part.js';
import { placeOf, type Place } from './restore-places.js';
import { settingsInUse } from './settings-in-use.js';
import { unpack } from './tar.js';
import type { BackupTarget } from './target/backup-target.js';
import { isLater, version } from './version.js';

export interface RestoreOptions {
  readonly home: string;
  readonly target: BackupTarget;
  readonly id: string;
  readonly unlock: Unlock;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** What a home may hold and still count as empty: files that say nothing. */
const HARMLESS = new Set(['run', 'logs', RESTORING]);

/**
 * Brings an installation back into an empty home. A file marks the home until all of it is there:
 * nothing starts before, and a restore that was interrupted is begun again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, id, unlock } = options;
  const home = realHome(options.home);
  if (runningSupervisor(home)) {
    const text = `Skydeck runs in ${home}: nothing is restored over it.`;
    throw new BackupFailed('running', text, 'npm run stop, or choose another SKYDECK_HOME');
  }
  const manifest = await findBackup(target, id);
  const key = await unlockKey(manifest.lock, unlock, manifest.id);
  checkManifest(manifest, key);
  await refuseNewer(manifest);
  await refuseFull(home);
  await mkdir(home, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const lock = holdHome(home);
  try {
    await fill({ ...options, home }, manifest, key);
  } finally {
    lock.release();
  }
  return manifest;
}

async function fill(options: RestoreOptions, manifest: Manifest, key: Buffer): Promise<void> {
  const { home, target, environment, say, signal } = options;
  await writeFile(path.join(home, RESTORING), `${manifest.id}\n`, { flush: true });
  await clear(home);
  const settings = settingsInUse(home, environment);
  const places = manifest.parts.map((part) => ({
    part,
    place: placeOf(part.name, home, settings),
  }));
  for (const { part, place } of places) {
    say(`Bringing back ${part.name}`);
    await makeFolder(place);
    const use = async (archive: Parameters<typeof unpack>[0]) => place.take(archive, signal);
    await readPart(part, use, { target, backupId: manifest.id, key, signal });
  }
  if (manifest.parts.some(({ name }) => name === DATABASE_PART)) {
    say('Starting the database once');
    await proveDatabase(home, signal);
  }
  await rm(path.join(home, RESTORING));
}

async function makeFolder({ folder }: Place): Promise<void> {
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** What an interrupted restore has written. */
async function clear(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!HARMLESS.has(name)) await rm(path.join(home, name), { recursive: true, force: true });
  }
}

async function refuseFull(home: string): Promise<void> {
  if (!existsSync(home) || existsSync(path.join(home, RESTORING))) return;
  const names = (await readdir(home)).filter((name) => !HARMLESS.has(name));
  if (names.length === 0) return;
  const text = `${home} is not empty: it holds ${names.slice(0, 3).join(', ')}.`;
  throw new BackupFailed('not_empty', text, 'Move it away, or choose another SKYDECK_HOME.');
}

async function refuseNewer(manifest: Manifest): Promise<void> {
  const hint = 'Use the Skydeck that made it, or a newer one.';
  if (isLater(manifest.version, version())) {
    const text = `The backup is of Skydeck ${manifest.version}, and this is ${version()}.`;
    throw new BackupFailed('newer_version', text, hint);
  }
  const unknown = unknownTo(await knownMigrations(), manifest.migrations);
  if (unknown.length === 0) return;
  const text = `The backup has changes that this Skydeck does not know: ${unknown[0]}.`;
  throw new BackupFailed('newer_version', text, hint);
}
