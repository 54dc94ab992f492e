import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObservedInstance } from '../../instance-spec.js';
import type { Admin } from './admin.js';
import { FAILING_MARK } from './archive-script.js';
import type { PostgresServer } from './postgres-server.js';

/** A piece that is finished is archived at once, unless something is wrong. */
const STUCK_MS = 45_000;

/** How the archive of a server does. One that does not run archives nothing, and fails at nothing. */
export async function archiveState(
  server: PostgresServer,
  admin: Admin | undefined,
): Promise<NonNullable<ObservedInstance['archive']>> {
  const failing = await stat(join(server.folder.home, FAILING_MARK)).catch(() => undefined);
  const stuck = admin && (await stuckSince(server.data, new Date()));
  return {
    ...(admin && { lastArchivedAt: await lastArchived(admin) }),
    failingSince: failing?.birthtime ?? stuck,
    waitingSince: await waitingSince(server.data),
  };
}

/** Since when a finished piece waits that nobody archives, though nothing fails. */
export async function stuckSince(data: string, now: Date): Promise<Date | undefined> {
  const waiting = await waitingSince(data);
  if (!waiting) return undefined;
  // What waited while the server was stopped could not be archived.
  const since = Math.max(waiting.getTime(), await startedMs(data));
  return now.getTime() - since > STUCK_MS ? new Date(since) : undefined;
}

/** Since when the oldest finished piece waits to be archived. */
export async function waitingSince(data: string): Promise<Date | undefined> {
  const dir = join(data, 'pg_wal', 'archive_status');
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.ready'));
  const facts = await Promise.all(
    names.map((name) => stat(join(dir, name)).catch(() => undefined)),
  );
  const times = facts.flatMap((one) => (one ? [one.mtimeMs] : []));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/** From the third line of the server's own file. */
async function startedMs(data: string): Promise<number> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[2] ?? 0) * 1_000 || 0;
}

async function lastArchived(admin: Admin): Promise<Date | undefined> {
  const sql = 'select last_archived_time as at from pg_stat_archiver';
  return admin
    .run(async (client) => (await client.query<{ at: Date | null }>(sql)).rows[0]?.at ?? undefined)
    .catch(() => undefined);
}
