import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a console was opened with, so that it ends with it. */
export class CredentialsOfConsoles1764010002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vps_console add credential text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vps_console drop credential');
  }
}
