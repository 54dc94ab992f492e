import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Factors get names after they were made, which two people must not give at once unseen. */
export class VersionFactors1763971100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table factor add column version integer not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table factor drop column version`);
  }
}
