import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { EntityManager } from 'typeorm';

/** Ranks grow when many are put into one gap; from here on all of a list are made anew. */
const LONGEST = 100;
const LAST = 'select max(rank) as rank from task where list_id = $1';
const BEFORE = 'select max(rank) as rank from task where list_id = $1 and rank < $2 and id <> $3';
const AFTER = 'select min(rank) as rank from task where list_id = $1 and rank > $2 and id <> $3';
const RANK = 'select rank from task where list_id = $1 and id = $2';
const ALL = 'select id from task where list_id = $1 order by rank';
// Two steps, for at no moment may two of a list have one rank.
const PARK = `update task set rank = '~' || id where list_id = $1`;
const RENEW = `
  update task set rank = fresh.rank
  from unnest($2::text[], $3::text[]) as fresh (id, rank)
  where list_id = $1 and task.id = fresh.id`;

/** Beside which task of a list. */
export interface Place {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

interface Row {
  readonly rank: string | null;
}

/**
 * A rank for a task at a place of a list, at its end when none is named; null when its neighbour is
 * not there. The caller holds the lock of the list.
 */
export async function rankAt(
  manager: EntityManager,
  list: string,
  { before, after }: Place,
  moved = '',
): Promise<string | null> {
  const one = async (sql: string, values: unknown[]) =>
    (await manager.query<Row[]>(sql, values))[0]?.rank ?? null;
  const neighbour = before ?? after;
  if (neighbour === undefined) return generateKeyBetween(await one(LAST, [list]), null);
  const rank = await one(RANK, [list, neighbour]);
  if (rank === null || neighbour === moved) return null;
  const found =
    before === undefined
      ? generateKeyBetween(rank, await one(AFTER, [list, rank, moved]))
      : generateKeyBetween(await one(BEFORE, [list, rank, moved]), rank);
  if (found.length <= LONGEST) return found;
  await renew(manager, list);
  return rankAt(manager, list, { before, after }, moved);
}

async function renew(manager: EntityManager, list: string): Promise<void> {
  const rows = await manager.query<{ id: string }[]>(ALL, [list]);
  const ids = rows.map(({ id }) => id);
  await manager.query(PARK, [list]);
  await manager.query(RENEW, [list, ids, generateNKeysBetween(null, null, ids.length)]);
}
