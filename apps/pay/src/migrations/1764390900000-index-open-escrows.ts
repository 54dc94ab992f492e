import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the quota: it counts those that may still move money. */
export class IndexOpenEscrows1764390900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index escrow_open on escrow (tenant)
      where state not in ('released', 'refunded', 'resolved', 'cancelled', 'expired')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index escrow_open');
  }
}
