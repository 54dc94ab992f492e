import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What providers settled, line by line, beside what the books say. */
export class CreateReconciliations1764390220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reconciliation (
        id text constraint reconciliation_pkey primary key,
        tenant text not null,
        provider_id text not null,
        source text not null constraint reconciliation_source check (source in ('pull', 'upload')),
        from_day date not null,
        to_day date not null,
        lines integer not null,
        created_at timestamptz not null
      )
    `);
    await runner.query('create index reconciliation_by_tenant on reconciliation (tenant, id)');
    await runner.query(`
      create table reconciliation_item (
        id text constraint reconciliation_item_pkey primary key,
        tenant text not null,
        provider_id text not null,
        reconciliation_id text not null,
        status text not null constraint reconciliation_item_status check
          (status in ('matched', 'missing_internal', 'missing_external', 'amount_differs')),
        line text,
        day date not null,
        kind text not null,
        reference text,
        currency text not null,
        amount bigint,
        fee bigint not null default 0,
        order_id text,
        booked_amount bigint,
        fee_operation text,
        resolution text constraint reconciliation_item_resolution
          check (resolution in ('suspense', 'write_off', 'link')),
        note text,
        resolved_operation text,
        resolved_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint reconciliation_item_line unique (provider_id, line),
        constraint reconciliation_item_order unique (order_id, kind),
        constraint reconciliation_item_sides check (line is not null or order_id is not null)
      )
    `);
    await runner.query(
      'create index reconciliation_item_by_tenant on reconciliation_item (tenant, id)',
    );
    await runner.query(
      'create index reconciliation_item_by_day on reconciliation_item (provider_id, day)',
    );
    await runner.query(`
      create index reconciliation_item_unbooked on reconciliation_item (id)
      where resolution in ('suspense', 'write_off') and resolved_operation is null
    `);
    await runner.query(`
      create table settlement_pull (
        provider_id text not null,
        day date not null,
        claimed_at timestamptz not null,
        done_at timestamptz,
        constraint settlement_pull_pkey primary key (provider_id, day)
      )
    `);
    await runner.query(`
      create index payment_order_by_reference on payment_order (provider_id, reference)
      where reference is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index payment_order_by_reference');
    await runner.query('drop table settlement_pull, reconciliation_item, reconciliation');
  }
}
