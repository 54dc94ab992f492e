import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupFailed } from './backup-failed.js';
import { lockKey, type Unlock } from './backup-key.js';
import { archiveDatabase, findDatabase } from './database-part.js';
import { holdHome, realHome, RESTORING, runningSupervisor } from './home-of.js';
import { changedSince, leftOut } from './installation-files.js';
import { FORMAT, type Manifest, type Part, signManifest } from './manifest.js';
import { outsideFiles } from './outside-files.js';
import { newKey } from './sealed-stream.js';
import { settingsInUse } from './settings-in-use.js';
import { archive } from './tar.js';
import type { BackupTarget } from './target/backup-target.js';
import { textOf } from './text-of.js';
import { version } from './version.js';
import { writePart } from './write-part.js';

export interface CreateOptions {
  readonly home: string;
  readonly target: BackupTarget;
  readonly unlock: Unlock;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** File systems tell the time of a change in steps of their own. */
const SLACK_MS = 2_000;

/**
 * Copies an installation, in use or not. Files come first, then the database, then the files that
 * changed meanwhile: what the database names is in it, and what it does not know does no harm.
 */
export async function createBackup(options: CreateOptions): Promise<Manifest> {
  const home = realHome(options.home);
  if (!existsSync(path.join(home, 'secrets.json'))) {
    throw new BackupFailed('no_installation', `${home} holds no installation.`);
  }
  if (existsSync(path.join(home, RESTORING))) {
    const text = `${home} is the rest of a restore that was interrupted.`;
    throw new BackupFailed('restoring', text, 'Restore it again.');
  }
  const isOnline = runningSupervisor(home) !== null;
  const lock = isOnline ? undefined : holdHome(home);
  try {
    return await write({ ...options, home }, isOnline);
  } finally {
    lock?.release();
  }
}

async function write(options: CreateOptions, isOnline: boolean): Promise<Manifest> {
  const { home, target, unlock, environment, say } = options;
  const started = new Date();
  const id = `${started.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}`;
  const key = newKey();
  const lock = await lockKey(key, unlock, id);
  const part = { ...options, backupId: id, key };
  const settings = settingsInUse(home, environment);
  const database = await findDatabase(home, settings, isOnline);
  const outside = outsideFiles(home, settings);
  const missing = [...(await leftOut(home, isOnline)), ...outside.leftOut];
  const without = missing.map(({ path: name }) => `./${name}`);
  const parts: Part[] = [];

  say('Copying the files');
  parts.push(await writePart('files', archive({ folder: home, without }), part));
  for (const { name, folder, only } of outside.folders) {
    parts.push(await writePart(name, archive({ folder, ...(only && { only }) }), part));
  }
  say('Copying the database');
  parts.push(await archiveDatabase(database, part));
  const taken = new Date();
  if (isOnline) {
    say('Copying what changed meanwhile');
    const since = started.getTime() - SLACK_MS;
    const only = await changedSince(home, since, without);
    parts.push(await writePart('changed-files', archive({ folder: home, only }), part));
    for (const { name, folder, only: fixed } of outside.folders) {
      const changed = fixed ?? (await changedSince(folder, since, []));
      parts.push(await writePart(`changed-${name}`, archive({ folder, only: changed }), part));
    }
  }
  const manifest = {
    format: FORMAT,
    id,
    started_at: started.toISOString(),
    taken_at: taken.toISOString(),
    version: version(),
    is_online: isOnline,
    postgres_major: database.major,
    migrations: database.migrations,
    // The data folder of the database has a part of its own.
    left_out: missing.filter(({ path: name }) => name !== 'postgres'),
    parts,
    lock,
  };
  const text = signManifest(manifest, key);
  await target.put(`${id}/manifest.json`, textOf(text));
  return JSON.parse(text) as Manifest;
}
