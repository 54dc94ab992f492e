import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the books of each tenant are looked at next, and what was found last. */
export class CreateLedgerChecks1764390600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger_check (
        tenant text constraint ledger_check_pkey primary key,
        due_at timestamptz not null,
        checked_at timestamptz,
        is_valid boolean,
        report jsonb
      )
    `);
    await runner.query('create index ledger_check_due on ledger_check (due_at)');
    await runner.query(`
      insert into ledger_check (tenant, due_at)
      select distinct tenant, now() from ledger_block
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ledger_check');
  }
}
