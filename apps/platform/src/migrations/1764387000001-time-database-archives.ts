import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how long the log of dedicated databases waits until it is safe. */
export class TimeDatabaseArchives1764387000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table database_instance add column archive_waiting_since timestamptz;
      alter table database_sample add column archive_lag_s real
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table database_sample drop column archive_lag_s;
      alter table database_instance drop column archive_waiting_since
    `);
  }
}
