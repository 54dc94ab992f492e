import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocks of operations, each with the hash of the one before: what was changed later shows. */
export class CreateLedgerBlocks1764390400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger_block (
        tenant text not null,
        number bigint not null constraint ledger_block_number check (number > 0),
        from_seq bigint not null,
        to_seq bigint not null,
        operations integer not null constraint ledger_block_operations check (operations > 0),
        prev_hash text not null,
        hash text not null,
        sealed_at timestamptz not null,
        constraint ledger_block_pkey primary key (tenant, number),
        constraint ledger_block_range check (from_seq <= to_seq)
      )
    `);
    await runner.query(`
      create table ledger_seal (
        is_only boolean constraint ledger_seal_pkey primary key
          constraint ledger_seal_only check (is_only),
        seq bigint not null
      )
    `);
    await runner.query('insert into ledger_seal (is_only, seq) values (true, 0)');
    await runner.query(`
      create trigger ledger_block_immutable before update or delete on ledger_block
      for each row execute function refuse_change()
    `);
    await runner.query(`
      create trigger ledger_block_kept before truncate on ledger_block
      for each statement execute function refuse_change()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ledger_seal, ledger_block');
  }
}
