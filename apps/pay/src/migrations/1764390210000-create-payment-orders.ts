import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who takes money in and pays it out for projects, and every order that they were given. */
export class CreatePaymentOrders1764390210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_provider (
        id text constraint payment_provider_pkey primary key,
        tenant text not null,
        name text not null,
        kind text not null,
        settings jsonb not null,
        sealed_secrets bytea,
        currencies text[] not null,
        priority integer not null,
        is_enabled boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query('create index payment_provider_by_tenant on payment_provider (tenant, id)');
    // Every project has one by itself, made by whichever request needs it first.
    await runner.query(`
      create unique index payment_provider_sandbox on payment_provider (tenant)
      where kind = 'sandbox'
    `);
    await runner.query(`
      create table payment_order (
        id text constraint payment_order_pkey primary key,
        tenant text not null,
        kind text not null constraint payment_order_kind
          check (kind in ('payin', 'payout', 'refund')),
        provider_id text not null,
        is_sandbox boolean not null,
        wallet text not null,
        amount bigint not null constraint payment_order_amount check (amount > 0),
        currency text not null,
        method jsonb,
        sealed_method bytea,
        payin_id text,
        return_url text,
        description text,
        metadata jsonb not null,
        status text not null constraint payment_order_status
          check (status in ('created', 'pending', 'succeeded', 'failed', 'returned')),
        outcome text constraint payment_order_outcome
          check (outcome in ('pending', 'succeeded', 'failed', 'returned')),
        failure text,
        reference text,
        redirect_url text,
        refunded bigint not null default 0,
        suspense bigint not null default 0,
        hold_id text,
        operation_id text,
        plan bigint,
        plan_number integer not null default 0,
        attempts integer not null default 0,
        attend_at timestamptz,
        key text not null,
        fingerprint bytea not null,
        first_answer jsonb,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        succeeded_at timestamptz,
        constraint payment_order_key unique (tenant, key),
        constraint payment_order_refunded check (refunded between 0 and amount),
        constraint payment_order_of_payin check ((payin_id is not null) = (kind = 'refund'))
      )
    `);
    await runner.query('create index payment_order_by_tenant on payment_order (tenant, kind, id)');
    await runner.query('create index payment_order_by_wallet on payment_order (wallet, id)');
    await runner.query('create index payment_order_by_provider on payment_order (provider_id, id)');
    await runner.query(
      'create index payment_order_due on payment_order (attend_at) where attend_at is not null',
    );
    await runner.query(
      'create index payment_order_by_payin on payment_order (payin_id) where payin_id is not null',
    );
    await runner.query(`
      create table provider_webhook (
        provider_id text not null,
        webhook_id text not null,
        received_at timestamptz not null,
        constraint provider_webhook_pkey primary key (provider_id, webhook_id)
      )
    `);
    await runner.query('create index provider_webhook_by_age on provider_webhook (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_webhook, payment_order, payment_provider');
  }
}
