import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords in their grace period, so that they are there again after a restore in place. */
export class KeepRetiringLogins1764387000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table database_credential add column retiring_sealed text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table database_credential drop column retiring_sealed`);
  }
}
