import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The books of the sandbox bank. It is another house: nothing here refers to tables of ours. */
export class CreateSandboxBank1764390200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bank_payment (
        id text constraint bank_payment_pkey primary key,
        account text not null,
        kind text not null constraint bank_payment_kind
          check (kind in ('payin', 'payout', 'refund')),
        order_id text not null,
        original_id text,
        amount bigint not null constraint bank_payment_amount check (amount > 0),
        fee bigint not null,
        currency text not null,
        scenario text not null,
        hook_url text not null,
        delays jsonb not null,
        status text not null constraint bank_payment_status
          check (status in ('pending', 'succeeded', 'failed', 'returned')),
        failure text,
        step integer not null,
        due_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint bank_payment_once unique (account, order_id)
      )
    `);
    await runner.query(
      'create index bank_payment_due on bank_payment (due_at) where due_at is not null',
    );
    await runner.query(
      'create index bank_payment_refunds on bank_payment (original_id) where original_id is not null',
    );
    await runner.query(`
      create table bank_notice (
        id text constraint bank_notice_pkey primary key,
        payment_id text not null,
        body text not null,
        attempts integer not null default 0,
        due_at timestamptz,
        delivered_at timestamptz,
        created_at timestamptz not null
      )
    `);
    await runner.query(
      'create index bank_notice_due on bank_notice (due_at) where due_at is not null',
    );
    await runner.query(`
      create table bank_line (
        id text constraint bank_line_pkey primary key,
        account text not null,
        payment_id text not null,
        order_id text not null,
        kind text not null,
        amount bigint not null constraint bank_line_amount check (amount <> 0),
        fee bigint not null constraint bank_line_fee check (fee >= 0),
        currency text not null,
        day date not null,
        constraint bank_line_once unique (payment_id, kind)
      )
    `);
    await runner.query('create index bank_line_by_day on bank_line (account, day, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bank_line, bank_notice, bank_payment');
  }
}
