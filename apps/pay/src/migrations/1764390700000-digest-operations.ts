import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an operation and its entries said when they were written; blocks seal that. */
export class DigestOperations1764390700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table op add digest bytea
        constraint op_digest check (digest is null or octet_length(digest) = 32)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table op drop digest');
  }
}
