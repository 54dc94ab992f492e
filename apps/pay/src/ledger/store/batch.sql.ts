import { insertEventBundle } from '@skydeck/events';
import type { LedgerStatement } from './ledger-client.js';

/** Locks accounts in the order of their keys, so that two batches never wait for one another. */
export const LOCK_ACCOUNTS: LedgerStatement = {
  name: 'ledger_lock_accounts',
  text: `
    select a.id::text as key, a.public_id as id, a.tenant, a.kind, a.currency, a.status, a.floor,
      a.posted, a.held, a.version::float8 as version, a.last_at as "lastAt"
    from unnest($1::text[]) wanted (id) join account a on a.public_id = wanted.id
    order by a.id for no key update of a`,
};

/** Each key is looked up by its own: a condition on all of them reads a whole tenant on a young table. */
export const FIND_STORED: LedgerStatement = {
  name: 'ledger_find_stored',
  text: `
    select found.* from unnest($1::text[], $2::text[]) wanted (tenant, key)
    cross join lateral (
      select tenant, key, id, kind, code, fingerprint, result from op
      where op.tenant = wanted.tenant and op.key = wanted.key limit 1
    ) found`,
};

/** A moment as milliseconds: reading text costs more than the row that it is for. */
const at = (ms: string) => `to_timestamp(${ms} / 1000)`;

/** Operations and what is told of them share their lists; each document is read once for both. */
const TOLD = insertEventBundle(
  {
    ids: '$13::text[]',
    types: '$14::text[]',
    projects: '$2::text[]',
    subjects: '$15::text[]',
    requestIds: '$16::text[]',
    createdMs: '$11::float8[]',
    data: '$12::jsonb',
    actors: '$17::jsonb',
  },
  '$1 > 0',
);

/**
 * All that a batch leaves: operations, the events that tell of them, entries, and balances.
 *
 * Numbers of operations are taken here, while the accounts are locked: they are in the order of what
 * they did. The transaction has an identifier before it has a number, so whoever waits for the
 * transactions of a moment knows that all numbers of then are there.
 */
export const WRITE_BOOKS: LedgerStatement = {
  name: 'ledger_write_books',
  text: `
    with numbers as materialized (
      select array(
        select case when pg_current_xact_id() is not null then nextval('op_seq') end
        from generate_series(1, $1::integer)
      ) as seqs
    ),
    decided as (
      insert into op (tenant, seq, id, key, fingerprint, kind, code, ref, amount, effective_at,
        created_at, digest, result)
      select tenant, seqs[place], id, key, fingerprint, kind, code, ref, amount,
        ${at('effective_ms')}, ${at('created_ms')}, digest, result
      from numbers, rows from (
        unnest($2::text[], $3::text[], $4::text[], $5::bytea[], $6::text[], $7::text[], $8::text[],
          $9::bigint[], $10::float8[], $11::float8[], $31::bytea[]),
        jsonb_array_elements($12::jsonb)
      ) with ordinality as one (tenant, id, key, fingerprint, kind, code, ref, amount, effective_ms,
        created_ms, digest, result, place)
    ),
    told as (${TOLD}),
    booked as (
      insert into entry (account_id, version, op_seq, amount, balance_after, currency,
        effective_at, created_at)
      select account, version, seqs[place], amount, balance, currency, ${at('effective_ms')},
        ${at('created_ms')}
      from numbers, unnest($18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[],
        $23::text[], $24::float8[], $25::float8[])
        as one (account, version, place, amount, balance, currency, effective_ms, created_ms)
    )
    update account set posted = one.posted, held = one.held, version = one.version,
      last_at = ${at('one.last_ms')}
    from unnest($26::bigint[], $27::bigint[], $28::bigint[], $29::bigint[], $30::float8[])
      as one (id, posted, held, version, last_ms)
    where account.id = one.id`,
};
