import { createHash } from 'node:crypto';
import pg from 'pg';

const POOL = 64;

const TABLES = `
  create table account (
    id bigint primary key, posted bigint not null, floor bigint, version bigint not null,
    check (floor is null or posted >= floor)
  ) with (fillfactor = 70);
  create table op (
    id uuid primary key, key text not null unique, from_id bigint not null, to_id bigint not null,
    amount bigint not null, created_at timestamptz not null default now()
  );
  create table entry (
    account_id bigint not null, version bigint not null, op_id uuid not null, amount bigint not null,
    balance_after bigint not null, created_at timestamptz not null default now(),
    primary key (account_id, version)
  );
  create table told (
    op_id uuid primary key, fingerprint bytea not null, result jsonb not null
  );
  create table event (
    id uuid primary key default gen_random_uuid(), position bigint generated always as identity,
    subject uuid not null, type text not null, data jsonb not null,
    created_at timestamptz not null default now()
  );
  create index event_by_position on event (position);`;

/** What the database refuses by itself; as the ledger has it. */
const GUARDS = `
  create index entry_by_op on entry (op_id);
  create function refuse_unbalanced() returns trigger language plpgsql set enable_sort = off as $$
  begin
    if exists (
      select from added group by op_id having sum(amount) <> 0 or count(*) < 2
    ) then
      raise exception 'an operation is not balanced';
    end if;
    return null;
  end $$;
  create trigger entry_balanced after insert on entry
    referencing new table as added for each statement execute function refuse_unbalanced();
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is never changed', tg_table_name;
  end $$;
  create trigger entry_immutable before update or delete on entry
    for each row execute function refuse_change();
  create trigger op_immutable before update or delete on op
    for each row execute function refuse_change();`;

const LOCK = {
  name: 'lock',
  text: 'select id, posted, floor, version from account where id = any($1) order by id for update',
};
const ADD = {
  name: 'add',
  text: 'insert into op (id, key, from_id, to_id, amount) values ($1, $2, $3, $4, $5)',
};
const ENTER = {
  name: 'enter',
  text: `insert into entry (account_id, version, op_id, amount, balance_after)
    values ($1, $2, $3, $4, $5), ($6, $7, $3, $8, $9)`,
};
const KEEP = {
  name: 'keep',
  text: 'insert into told (op_id, fingerprint, result) values ($1, $2, $3)',
};
const TELL = {
  name: 'tell',
  text: "insert into event (subject, type, data) values ($1, 'transfer.posted', $2)",
};
const SET = { name: 'set', text: 'update account set posted = $2, version = $3 where id = $1' };

/**
 * Transfers as they are written down at first: a transaction for each, both rows locked, four writes.
 * It checks and keeps what a ledger must, and nothing more: a repeated key is an error, and nobody is
 * told. The one that `tells` promises more of what the ledger does: what was asked and answered is kept
 * with the key, an event is written with the money, and the database guards the entries.
 */
export async function openNaive(url, schema, accounts, { tells = false } = {}) {
  const options = `-c search_path=${schema}`;
  const pool = new pg.Pool({ connectionString: url, max: POOL, options });
  await pool.query(`create schema ${schema}`);
  await pool.query(TABLES);
  if (tells) await pool.query(GUARDS);
  await pool.query(
    `insert into account select id, 1000000000, 0, 0 from generate_series(1, ${accounts}) id`,
  );
  await pool.query('vacuum analyze account');
  return {
    async transfer({ id, from, to, amount }) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query({ ...LOCK, values: [[from, to]] });
        const debit = rows.find((row) => Number(row.id) === from);
        const credit = rows.find((row) => Number(row.id) === to);
        const [left, there] = [BigInt(debit.posted) - amount, BigInt(credit.posted) + amount];
        if (left < BigInt(debit.floor)) throw new Error('insufficient funds');
        const [out, into] = [Number(debit.version) + 1, Number(credit.version) + 1];
        await client.query({ ...ADD, values: [id, id, from, to, amount] });
        await client.query({
          ...ENTER,
          values: [from, out, id, -amount, left, to, into, amount, there],
        });
        if (tells) await tell(client, { id, from, to, amount });
        await client.query({ ...SET, values: [from, left, out] });
        await client.query({ ...SET, values: [to, there, into] });
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function tell(client, { id, from, to, amount }) {
  const asked = { kind: 'transfer', from, to, amount: String(amount), currency: 'EUR' };
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest();
  const at = new Date().toISOString();
  const result = JSON.stringify({
    id,
    status: 'posted',
    ...asked,
    effective_at: at,
    created_at: at,
  });
  await client.query({ ...KEEP, values: [id, fingerprint, result] });
  await client.query({ ...TELL, values: [id, result] });
}
