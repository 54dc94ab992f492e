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

/**
 * Asked while the accounts are locked: numbers of operations are in the order of what they did. The
 * transaction has an identifier before it has a number, so whoever waits for the transactions of a
 * moment knows that all numbers of then are there.
 */
export const TAKE_NUMBERS: LedgerStatement = {
  name: 'ledger_take_numbers',
  text: `
    select case when pg_current_xact_id() is not null then nextval('op_seq') end::text as seq
    from generate_series(1, $1::integer)`,
};

/** A moment as milliseconds: reading text costs more than the row that it is for. */
const at = (ms: string) => `to_timestamp(${ms}::float8 / 1000)`;

/** What became of commands. Results come as one document, so that nothing in them is escaped twice. */
export const ADD_OPERATIONS: LedgerStatement = {
  name: 'ledger_add_operations',
  text: `
    insert into op (tenant, seq, id, key, fingerprint, kind, code, ref, amount, effective_at,
      created_at, result)
    select tenant, seq, id, key, fingerprint, kind, code, ref, amount, ${at('effective_ms')},
      ${at('created_ms')}, result
    from rows from (
      unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bytea[], $6::text[], $7::text[],
        $8::text[], $9::bigint[], $10::bigint[], $11::bigint[]),
      jsonb_array_elements($12::jsonb)
    ) as one (tenant, seq, id, key, fingerprint, kind, code, ref, amount, effective_ms, created_ms,
      result)`,
};

/** The events that tell of them. */
export const ADD_EVENTS: LedgerStatement = {
  name: 'ledger_add_events',
  text: `
    insert into event (id, type, project_id, subject, request_id, created_at, data, actor)
    select id, type, tenant, subject, request_id, ${at('created_ms')}, data, actor
    from rows from (
      unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[]),
      jsonb_array_elements($7::jsonb), jsonb_array_elements($8::jsonb)
    ) as one (id, type, tenant, subject, request_id, created_ms, data, actor)`,
};

/** Entries, and the balances after them. */
export const ADD_ENTRIES: LedgerStatement = {
  name: 'ledger_add_entries',
  text: `
    with added as (
      insert into entry (account_id, version, op_seq, amount, balance_after, currency,
        effective_at, created_at)
      select account, version, op_seq, amount, balance, currency, ${at('effective_ms')},
        ${at('created_ms')}
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[],
        $7::bigint[], $8::bigint[])
        as one (account, version, op_seq, amount, balance, currency, effective_ms, created_ms)
    )
    update account set posted = one.posted, held = one.held, version = one.version,
      last_at = ${at('one.last_ms')}
    from unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[])
      as one (id, posted, held, version, last_ms)
    where account.id = one.id`,
};
