import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines know their process, and apps say how long theirs are kept. */
export class KeepLogs1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table log_line add column process text;
      create table app_log_retention (
        app_id text primary key references app (id) on delete cascade,
        keep_days integer not null,
        keep_mb integer not null,
        version integer not null default 1,
        updated_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_log_retention;
      alter table log_line drop column process;
    `);
  }
}
