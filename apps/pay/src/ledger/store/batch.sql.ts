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

/** Asked while the accounts are locked: numbers of operations are in the order of what they did. */
export const TAKE_NUMBERS: LedgerStatement = {
  name: 'ledger_take_numbers',
  text: `select nextval('op_seq')::text as seq from generate_series(1, $1::integer)`,
};

/** Operations, and the events that tell of them. */
export const ADD_OPERATIONS: LedgerStatement = {
  name: 'ledger_add_operations',
  text: `
    with added as materialized (
      select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bytea[],
        $6::text[], $7::text[], $8::text[], $9::bigint[], $10::jsonb[], $11::timestamptz[],
        $12::timestamptz[], $13::text[], $14::text[], $15::jsonb[], $16::text[])
      with ordinality as one (tenant, seq, id, key, fingerprint, kind, code, ref, amount, result,
        effective_at, created_at, event_id, event_type, actor, request_id, place)
    ), told as (
      insert into event (id, type, project_id, subject, data, actor, request_id, created_at)
      select event_id, event_type, tenant, coalesce(ref, id), result, actor, request_id, created_at
      from added where event_type is not null order by place
    )
    insert into op (tenant, seq, id, key, fingerprint, kind, code, ref, amount, result,
      effective_at, created_at)
    select tenant, seq, id, key, fingerprint, kind, code, ref, amount, result, effective_at,
      created_at
    from added order by place`,
};

/** Entries, and the balances after them. */
export const ADD_ENTRIES: LedgerStatement = {
  name: 'ledger_add_entries',
  text: `
    with added as (
      insert into entry (account_id, version, op_seq, amount, balance_after, currency,
        effective_at, created_at)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
        $6::text[], $7::timestamptz[], $8::timestamptz[])
    )
    update account set posted = one.posted, held = one.held, version = one.version,
      last_at = one.last_at
    from unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::timestamptz[])
      as one (id, posted, held, version, last_at)
    where account.id = one.id`,
};
