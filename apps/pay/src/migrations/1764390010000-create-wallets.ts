import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people see of an account; the account itself holds only what changes with postings. */
export class CreateWallets1764390010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table wallet (
        id text constraint wallet_pkey primary key,
        tenant text not null,
        kind text not null constraint wallet_kind check (kind in ('wallet', 'world')),
        currency text not null,
        name text,
        external_id text,
        owner text,
        metadata jsonb not null,
        freeze_reason text,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint wallet_external_id unique (tenant, external_id)
      )
    `);
    await runner.query('create index wallet_by_tenant on wallet (tenant, id)');
    await runner.query('create index wallet_by_currency on wallet (tenant, currency, id)');
    await runner.query('create index wallet_by_name on wallet (tenant, name, id)');
    await runner.query('create index wallet_by_owner on wallet (tenant, owner, id)');
    // None of these columns ever changes: postings stay small.
    await runner.query(`
      create index account_of_system on account (tenant, created_at, public_id)
      where kind <> 'wallet'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_of_system');
    await runner.query('drop table wallet');
  }
}
