import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may never happen to the books is refused by the database itself. */
export class CreateLedger1764390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Accounts hold what changes with each posting and nothing else, so that a change is a small row.
    await runner.query(`
      create table account (
        id bigint generated always as identity constraint account_pkey primary key,
        public_id text not null constraint account_public_id unique,
        tenant text not null,
        kind text not null constraint account_kind
          check (kind in ('wallet', 'escrow', 'fee', 'settlement', 'world', 'fx', 'suspense')),
        currency text not null,
        posted bigint not null default 0,
        held bigint not null default 0 constraint account_held check (held >= 0),
        floor bigint default 0,
        version bigint not null default 0,
        status text not null default 'open' constraint account_status
          check (status in ('open', 'frozen_debit', 'frozen', 'closed')),
        last_at timestamptz,
        created_at timestamptz not null,
        constraint account_no_overdraft check (floor is null or posted - held >= floor),
        constraint account_closed_empty check (status <> 'closed' or (posted = 0 and held = 0))
      ) with (fillfactor = 70)
    `);
    await runner.query('create index account_by_tenant on account (tenant, public_id)');
    // Numbers of operations are taken while their accounts are locked: their order is the order
    // in which they happened to each account.
    await runner.query('create sequence op_seq');
    await runner.query(`
      create table op (
        tenant text not null,
        seq bigint not null,
        id text not null constraint op_id unique,
        key text not null,
        fingerprint bytea not null,
        kind text not null,
        code text,
        ref text,
        amount bigint,
        result jsonb not null,
        effective_at timestamptz not null,
        created_at timestamptz not null,
        constraint op_pkey primary key (tenant, seq),
        constraint op_key unique (tenant, key)
      )
    `);
    await runner.query('create index op_by_seq on op using brin (seq)');
    await runner.query(`
      create table entry (
        account_id bigint not null,
        version bigint not null,
        op_seq bigint not null,
        amount bigint not null constraint entry_amount check (amount <> 0),
        balance_after bigint not null,
        currency text not null,
        effective_at timestamptz not null,
        created_at timestamptz not null,
        constraint entry_pkey primary key (account_id, version)
      )
    `);
    await runner.query('create index entry_by_op on entry (op_seq)');
    await runner.query(`
      create table reversed (
        op_id text constraint reversed_pkey primary key,
        original bigint not null,
        amount bigint not null,
        constraint reversed_amount check (amount > 0 and amount <= original)
      )
    `);
    await runner.query(`
      create table hold (
        id text constraint hold_pkey primary key,
        tenant text not null,
        account_id bigint not null,
        amount bigint not null constraint hold_amount check (amount > 0),
        captured bigint not null default 0 constraint hold_captured check (captured >= 0),
        released bigint not null default 0 constraint hold_released check (released >= 0),
        state text not null constraint hold_state
          check (state in ('pending', 'partially_captured', 'captured', 'voided', 'expired')),
        expires_at timestamptz not null,
        destination text,
        description text,
        metadata jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint hold_sums check (captured + released <= amount),
        constraint hold_open check
          ((state in ('pending', 'partially_captured')) = (captured + released < amount)),
        constraint hold_pending check (state <> 'pending' or captured = 0)
      ) with (fillfactor = 80)
    `);
    await runner.query('create index hold_by_tenant on hold (tenant, id)');
    await runner.query('create index hold_by_account on hold (account_id, id)');
    await runner.query(`
      create index hold_due on hold (expires_at)
      where state in ('pending', 'partially_captured')
    `);
    for (const guard of GUARDS) await runner.query(guard);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table hold, reversed, entry, op, account');
    await runner.query('drop sequence op_seq');
    await runner.query('drop function refuse_unbalanced(), refuse_change()');
  }
}

const GUARDS = [
  // Summing up by hashing costs half of what sorting does, and this runs for each batch.
  `create function refuse_unbalanced() returns trigger language plpgsql set enable_sort = off as $$
   begin
     if exists (
       select from added group by op_seq, currency having sum(amount) <> 0 or count(*) < 2
     ) then
       raise exception 'an operation is not balanced' using errcode = 'P0500';
     end if;
     return null;
   end $$`,
  `create trigger entry_balanced after insert on entry
   referencing new table as added for each statement execute function refuse_unbalanced()`,
  `create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception '% is never changed', tg_table_name using errcode = 'P0501';
   end $$`,
  ...['entry', 'op'].flatMap((table) => [
    `create trigger ${table}_immutable before update or delete on ${table}
     for each row execute function refuse_change()`,
    `create trigger ${table}_kept before truncate on ${table}
     for each statement execute function refuse_change()`,
  ]),
];
