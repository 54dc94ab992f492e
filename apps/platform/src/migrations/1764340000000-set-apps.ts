import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of apps besides their rows, and names that they had. */
export class SetApps1764340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_settings (
        app_id text primary key references app (id) on delete cascade,
        settings jsonb not null,
        changed_at jsonb not null
      );

      create table app_former_name (
        project_id text not null,
        name text not null,
        app_id text not null references app (id) on delete cascade,
        free_at timestamptz not null,
        primary key (project_id, name)
      );
      create index app_former_name_by_app on app_former_name (app_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_former_name, app_settings`);
  }
}
