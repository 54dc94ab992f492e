import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Something of an installation that a backup does not hold, and why. */
export interface LeftOut {
  /** Relative to the home. */
  readonly path: string;
  readonly reason: string;
}

const COMES_BACK = 'is made again by the next start';
const WORK = 'holds work in progress, which is begun again';

const ITS_OWN = 'is of this machine: another one must not make its backups into the same place';

const NEVER: readonly LeftOut[] = [
  { path: 'backup-schedule.json', reason: ITS_OWN },
  { path: 'backup-state.json', reason: ITS_OWN },
  { path: 'postgres', reason: 'has a part of its own' },
  { path: 'postgres-bin', reason: COMES_BACK },
  { path: 'run', reason: COMES_BACK },
  { path: 'endpoints.json', reason: COMES_BACK },
  { path: 'edge/workers.json', reason: COMES_BACK },
  { path: 'logs', reason: 'tells of the past only' },
  { path: 'redis', reason: 'holds queues, which are filled again from the database' },
  { path: 'media', reason: WORK },
  { path: 'vault-work', reason: WORK },
  { path: 'launchpad/workspaces', reason: WORK },
];
const LIVE_DISK = 'is written to by a running server; a backup of the stopped installation has it';
const LIVE_DATABASE =
  'is written to by a database server; its own backups are in the object store, and a backup of the stopped installation has it';

/** What a backup of a home leaves out. A running installation has files that cannot be copied whole. */
export async function leftOut(home: string, isOnline: boolean): Promise<readonly LeftOut[]> {
  const live = isOnline ? await liveFolders(home) : [];
  const found = [...NEVER, ...live];
  const there = await Promise.all(
    found.map(({ path: name }) => lstat(path.join(home, name)).catch(() => undefined)),
  );
  return found.filter((_, place) => there[place] !== undefined);
}

async function liveFolders(home: string): Promise<LeftOut[]> {
  const databases = await readdir(path.join(home, 'databases'), { withFileTypes: true }).catch(
    () => [],
  );
  return [
    ...databases
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ path: `databases/${name}/home`, reason: LIVE_DATABASE })),
    ...['servers', 'volumes'].map((name) => ({ path: `vps/${name}`, reason: LIVE_DISK })),
  ];
}

/** Files and folders that are new or changed since a moment, as `./path`. */
export async function changedSince(
  home: string,
  sinceMs: number,
  without: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(home, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = `${folder}/${entry.name}`;
      if (without.includes(name) || entry.isSocket()) continue;
      const facts = await lstat(path.join(home, name)).catch(() => undefined);
      if (facts && facts.ctimeMs >= sinceMs) found.push(name);
      if (entry.isDirectory()) await visit(name);
    }
  };
  await visit('.');
  return found;
}
