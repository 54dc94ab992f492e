import { createHash, type Hash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';

/** Before the first block. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * An operation as one line of text with all that was ever said of it, and its entries in the order of
 * their accounts. Postgres writes `jsonb` in one form only, so the same operation is the same line.
 * Accounts are looked up one by one: on young tables a join reads all accounts for each operation.
 */
const LINES = `
  select op.seq::text as seq, jsonb_build_array(
      op.seq, op.id, op.key, encode(op.fingerprint, 'hex'), op.kind, op.code, op.ref,
      op.amount::text, op.result, extract(epoch from op.effective_at),
      extract(epoch from op.created_at),
      coalesce((
        select jsonb_agg(jsonb_build_array(
            (select public_id from account where account.id = entry.account_id), entry.version,
            entry.amount::text, entry.balance_after::text, entry.currency,
            extract(epoch from entry.created_at))
          order by entry.account_id, entry.version)
        from entry where entry.op_seq = op.seq
      ), '[]'))::text as line
  from op where op.tenant = $1 and op.seq > $2 and op.seq <= $3 order by op.seq limit $4`;

const AT_ONCE = 2000;

interface Line {
  readonly seq: string;
  readonly line: string;
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
  const hash: Hash = createHash('sha256').update(`${prevHash}\n`);
  let from = after;
  let operations = 0;
  let first: string | null = null;
  for (;;) {
    const lines = await database.query<Line[]>(LINES, [tenant, from, upTo, AT_ONCE]);
    for (const { line } of lines) hash.update(`${line}\n`);
    operations += lines.length;
    first ??= lines[0]?.seq ?? null;
    from = lines.at(-1)?.seq ?? from;
    if (lines.length < AT_ONCE) break;
  }
  return { hash: hash.digest('hex'), operations, first, last: operations > 0 ? from : null };
}
