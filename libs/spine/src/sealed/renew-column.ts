import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { RenewingBox, SealedColumn, SealedRow } from './sealed-column.js';

const PAGE_ROWS = 200;
/** Who uses the service comes first. */
const PAUSE_MS = 20;

/** What became of the values of a column. */
export interface Renewed {
  /** Values under a secret before. */
  readonly found: number;
  /** Those of them that are sealed anew; the others were changed by somebody else meanwhile. */
  readonly renewed: number;
  /** Values that no secret opens; they are left as they are. */
  readonly unreadable: number;
}

/**
 * Seals the values of a column anew that are under a secret before, page by page. A value that somebody changed
 * meanwhile is left to them: they have sealed it under the secret in force. It may be ended at any place and begun
 * again, by several processes at once.
 */
export async function renewColumn(
  dataSource: Pick<DataSource, 'query'>,
  column: SealedColumn,
  signal: AbortSignal,
): Promise<Renewed> {
  const box = column.box as RenewingBox<Buffer | string>;
  const sums = { found: 0, renewed: 0, unreadable: 0 };
  let after: readonly string[] | null = null;
  for (;;) {
    const rows: SealedRow[] = await pageOf(dataSource, column, after);
    for (const { key, owner, sealed } of rows) {
      const fresh = renew(box, sealed, owner);
      if (fresh === undefined) sums.unreadable += 1;
      if (!fresh) continue;
      sums.found += 1;
      if (await swap(dataSource, column, { key, sealed, fresh })) sums.renewed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS || signal.aborted) return sums;
    after = last.key;
    await sleep(PAUSE_MS);
  }
}

function renew(box: RenewingBox<Buffer | string>, sealed: Buffer | string, owner: string) {
  try {
    return box.renew(sealed, owner);
  } catch {
    return undefined;
  }
}

function pageOf(
  dataSource: Pick<DataSource, 'query'>,
  { table, column, key, owner, isJson }: SealedColumn,
  after: readonly string[] | null,
): Promise<SealedRow[]> {
  const names = key.join(', ');
  const places = key.map((_, index) => `$${index + 1}::text`).join(', ');
  return dataSource.query(
    `select array[${names}]::text[] as key, ${owner} as owner,
       ${column}${isJson ? '::text' : ''} as sealed from ${table}
     where ${column} is not null ${after ? `and (${names}) > (${places})` : ''}
     order by ${names} limit ${PAGE_ROWS}`,
    after ? [...after] : [],
  );
}

async function swap(
  dataSource: Pick<DataSource, 'query'>,
  { table, column, key, isJson }: SealedColumn,
  { key: values, sealed, fresh }: { key: string[]; sealed: unknown; fresh: unknown },
): Promise<boolean> {
  const json = isJson ? '::jsonb' : '';
  const where = key.map((name, index) => `${name} = $${index + 3}`).join(' and ');
  const [, changed] = await dataSource.query<[unknown, number]>(
    `update ${table} set ${column} = $1${json} where ${column} = $2${json} and ${where}`,
    [fresh, sealed, ...values],
  );
  return changed === 1;
}
