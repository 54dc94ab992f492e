import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownInstance } from '../instance/instance-store.js';
import type { PostgresLife } from './postgres-life.js';
import type { PostgresServer } from './postgres-server.js';

/** Counted from the first, in the file of a server that runs. */
const PORT_LINE = 3;

/** Removes what an upgrade that was interrupted has brought over so far. */
export async function removeLoading(life: PostgresLife, known: KnownInstance): Promise<void> {
  const { folder, record } = known;
  for (const { name, major } of await dataOf(known, /^postgres-(\d+)\.loading$/)) {
    const spec = { ...record.spec, major };
    await (await life.server({ folder, record: { ...record, spec } }, name)).stop();
    await rm(join(folder.home, name), { recursive: true, force: true });
  }
}

/** Removes the data of before an upgrade, of no use any more once the new server answers. */
export async function removeOlder(known: KnownInstance): Promise<void> {
  for (const { name, major } of await dataOf(known, /^postgres-(\d+)$/)) {
    if (major >= known.record.spec.major) continue;
    await rm(join(known.folder.home, name), { recursive: true, force: true });
  }
}

/** Where a server says that it listens; undefined while it starts. */
export async function portOf({ data }: PostgresServer): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(text.split('\n')[PORT_LINE] ?? '');
  return port > 0 ? port : undefined;
}

async function dataOf({ folder }: KnownInstance, pattern: RegExp) {
  const names = await readdir(folder.home);
  return names.flatMap((name) => {
    const major = pattern.exec(name)?.[1];
    return major === undefined ? [] : [{ name, major: Number(major) }];
  });
}
