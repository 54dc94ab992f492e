import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For lists. Most operations are in none of these indexes, so that most payments pay for none. */
export class IndexOperations1764390030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index op_by_reference on op (tenant, (result->>'reference'), seq)
      where result->>'reference' is not null
    `);
    await runner.query(`
      create index op_failed_of_wallet on op (tenant, (result->>'from'), seq)
      where code is not null and kind = 'transfer'
    `);
    await runner.query('create index op_by_ref on op (ref, seq) where ref is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index op_by_ref, op_failed_of_wallet, op_by_reference');
  }
}
