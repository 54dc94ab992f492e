import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secrets of what a request with a key makes are the same in each attempt at it. */
export class KeepSeedsOfKeys1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_key add column thing_seed bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_key drop column thing_seed');
  }
}
