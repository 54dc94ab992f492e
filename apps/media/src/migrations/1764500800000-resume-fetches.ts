import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files by their address go on where they were cut. */
export class ResumeFetches1764500800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table upload add column source_validator text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table upload drop column source_validator');
  }
}
