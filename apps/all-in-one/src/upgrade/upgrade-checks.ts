import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { knownMigrations, unknownTo } from '../backup/known-migrations.js';
import { type InstallationInUse, schemaOf } from './installation-in-use.js';

/** What was looked at before an upgrade. */
export interface UpgradeCheck {
  readonly check: 'disk' | 'versions' | 'jobs' | 'handover';
  readonly is_fine: boolean;
  readonly found: string;
}

const LEAST_FREE_BYTES = 1024 ** 3;
const MEGABYTE = 1024 ** 2;

/** Everything that must be so before anything is changed. Jobs that run are only told of. */
export async function upgradeChecks(installation: InstallationInUse): Promise<UpgradeCheck[]> {
  return [
    await disk(installation),
    await versions(installation),
    await jobs(installation),
    handover(installation),
  ];
}

async function disk({ home }: InstallationInUse): Promise<UpgradeCheck> {
  const { bavail, bsize } = await statfs(home);
  const free = bavail * bsize;
  const found = `${Math.floor(free / MEGABYTE)} MB are free, ${LEAST_FREE_BYTES / MEGABYTE} MB are needed`;
  return { check: 'disk', is_fine: free >= LEAST_FREE_BYTES, found };
}

async function versions({ database }: InstallationInUse): Promise<UpgradeCheck> {
  const [unknown] = unknownTo(await knownMigrations(), database.migrations);
  const found =
    unknown === undefined
      ? 'the data are not newer than this version'
      : `the data have a change that this version does not know: ${unknown}`;
  return { check: 'versions', is_fine: unknown === undefined, found };
}

/** Work that is taken up again by the new version. */
async function jobs({ database, settings }: InstallationInUse): Promise<UpgradeCheck> {
  const client = new pg.Client({ connectionString: database.from });
  await client.connect();
  try {
    const running: string[] = [];
    for (const service of Object.keys(database.migrations)) {
      const table = `${client.escapeIdentifier(schemaOf(service, settings))}.operation`;
      const there = await client.query<{ name: string | null }>('select to_regclass($1) as name', [
        table,
      ]);
      if (there.rows[0]?.name == null) continue;
      const { rows } = await client.query<{ kind: string; count: number }>(
        `select kind, count(*)::int as count from ${table} where status = 'running' group by kind`,
      );
      running.push(...rows.map(({ kind, count }) => `${count} × ${service} ${kind}`));
    }
    const found =
      running.length === 0 ? 'nothing long runs' : `taken up again: ${running.join(', ')}`;
    return { check: 'jobs', is_fine: true, found };
  } finally {
    await client.end();
  }
}

function handover({ running }: InstallationInUse): UpgradeCheck {
  // One of an earlier version says nothing of it, and would die of the signal.
  const isFine = running.can_hand_over ?? false;
  const found = isFine
    ? 'services move to the new version one by one'
    : 'it runs at a terminal, or is too old to hand over: stop it there and start this version';
  return { check: 'handover', is_fine: isFine, found };
}
