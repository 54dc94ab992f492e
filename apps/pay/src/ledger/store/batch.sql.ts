import { insertEventBundle } from '@skydeck/events';
import type { LedgerStatement } from './ledger-client.js';

/** Locks accounts in the order of their keys, so that two batches never wait for one another. */
export const LOCK_ACCOUNTS: LedgerStatement = {
  name: 'ledger_lock_accounts',
  text: `
    select a.id::text as key, a.public_id as id, a.tenant, a.kind, a.currency, a.status, a.floor,
      a.posted, a.held, a.version::float8 as version, a.last_at as "lastAt",
      a.xmin as "writtenBy"
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
 * All that a batch leaves: balances, operations, the events that tell of them, and entries.
 *
 * Balances come first. An account counts only when the transaction that wrote it last is the one that
 * was decided on, whatever may have been changed since: with one too few, nothing is written. It tells
 * the transaction that has written them now.
 *
 * Numbers of operations are taken after that, while all accounts are locked: they are in the order of what
 * they did. The transaction has an identifier before it has a number, so whoever waits for the
 * transactions of a moment knows that all numbers of then are there.
 *
 * Lists are taken apart side by side in what is selected: after `from`, Postgres would keep each of them
 * as a table first.
 */
export const WRITE_BOOKS: LedgerStatement = {
  name: 'ledger_write_books',
  text: `
    with changed as (
      update account set posted = one.posted, held = one.held, version = one.version,
        last_at = ${at('one.last_ms')}
      from (
        select unnest($26::bigint[]) as id, unnest($27::bigint[]) as posted,
          unnest($28::bigint[]) as held, unnest($29::bigint[]) as version,
          unnest($30::float8[]) as last_ms, unnest($32::xid[]) as written_by
      ) one
      where account.id = one.id and account.xmin = one.written_by
      returning 1
    ),
    numbers as materialized (
      select array(
        select case when pg_current_xact_id() is not null then nextval('op_seq') end
        from generate_series(1, $1::integer)
      ) as seqs
      from (select count(*) as accounts from changed) done
      where case when accounts = cardinality($26) then true else refuse_stale() end
    ),
    decided as (
      insert into op (tenant, seq, id, key, fingerprint, kind, code, ref, amount, effective_at,
        created_at, digest, result)
      select unnest($2::text[]), unnest(seqs), unnest($3::text[]), unnest($4::text[]),
        unnest($5::bytea[]), unnest($6::text[]), unnest($7::text[]), unnest($8::text[]),
        unnest($9::bigint[]), ${at('unnest($10::float8[])')}, ${at('unnest($11::float8[])')},
        unnest($31::bytea[]), jsonb_array_elements($12::jsonb)
      from numbers
    ),
    told as (${TOLD}),
    booked as (
      insert into entry (account_id, version, op_seq, amount, balance_after, currency,
        effective_at, created_at)
      select unnest($18::bigint[]), unnest($19::bigint[]), seqs[unnest($20::bigint[])],
        unnest($21::bigint[]), unnest($22::bigint[]), unnest($23::text[]),
        ${at('unnest($24::float8[])')}, ${at('unnest($25::float8[])')}
      from numbers
    )
    select pg_current_xact_id()::xid as "writtenBy" from numbers`,
};
