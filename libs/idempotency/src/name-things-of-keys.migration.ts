import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a request with a key makes has the same identifier in each attempt at it. */
export class NameThingsOfKeys1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_key add column thing_ulid text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_key drop column thing_ulid');
  }
}
