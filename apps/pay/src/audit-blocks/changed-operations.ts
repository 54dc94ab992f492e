import type { EntityManager } from 'typeorm';
import { digestOfLine } from '../ledger/operation-digest.js';
import type { Range } from './block-lines.js';
import { DIGESTED_LINE } from './operation-line.sql.js';

const WRITTEN = `
  select op.seq::text as seq, op.digest, ${DIGESTED_LINE} as line
  from op where tenant = $1 and seq > $2 and seq <= $3 and digest is not null
  order by seq limit $4`;

const AT_ONCE = 1000;

interface Written {
  readonly seq: string;
  readonly digest: Buffer;
  readonly line: readonly unknown[];
}

/** How many operations say something else than when they were written, sealed or not. */
export async function countChanged(
  manager: EntityManager,
  { tenant, after, upTo }: Range,
): Promise<number> {
  let from = after;
  let changed = 0;
  for (;;) {
    const rows = await manager.query<Written[]>(WRITTEN, [tenant, from, upTo, AT_ONCE]);
    changed += rows.filter(({ digest, line }) => !digestOfLine(line).equals(digest)).length;
    from = rows.at(-1)?.seq ?? from;
    if (rows.length < AT_ONCE) return changed;
  }
}
