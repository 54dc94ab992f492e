import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { OPERATION_LINE } from './operation-line.sql.js';

/** Before the first block. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * A line for each operation: its number and digest, or all that is said of it when it is from before
 * there were digests. Postgres writes `jsonb` in one form only, so the same operation is the same line.
 */
const LINES = `
  select count(*)::int as operations, min(seq)::text as first, max(seq)::text as last,
    string_agg(line, E'\\n' order by seq) as text
  from (
    select seq, case when digest is null
      then (jsonb_build_array(seq) || (${OPERATION_LINE}))::text
      else seq || ' ' || encode(digest, 'hex') end as line
    from op where tenant = $1 and seq > $2 and seq <= $3 order by seq limit $4
  ) lines`;

const AT_ONCE = 2000;

interface Lines {
  readonly operations: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly text: string | null;
}

/** What is summed up in a hash. */
export interface Range {
  readonly tenant: string;
  /** Operations after this number … */
  readonly after: string;
  /** … up to this one. */
  readonly upTo: string;
}

export interface Sum {
  readonly hash: string;
  readonly operations: number;
  readonly first: string | null;
  readonly last: string | null;
}

/**
 * SHA-256 of the hash before and of each line, with a line feed after each, in hexadecimal.
 * @see https://datatracker.ietf.org/doc/html/rfc6234
 */
export async function hashOf(
  database: DataSource | EntityManager,
  { tenant, after, upTo }: Range,
  prevHash: string,
): Promise<Sum> {
  const hash = createHash('sha256').update(`${prevHash}\n`);
  const sum = { operations: 0, first: null as string | null, last: null as string | null };
  for (;;) {
    const from = sum.last ?? after;
    const [lines] = await database.query<Lines[]>(LINES, [tenant, from, upTo, AT_ONCE]);
    if (!lines?.text) break;
    hash.update(`${lines.text}\n`);
    sum.operations += lines.operations;
    sum.first ??= lines.first;
    sum.last = lines.last;
    if (lines.operations < AT_ONCE) break;
  }
  return { hash: hash.digest('hex'), ...sum };
}
