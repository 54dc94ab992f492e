import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apps that show pull requests. */
export class CreateAppPreviews1764220200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_preview (
        id text primary key,
        parent_app_id text not null references app (id) on delete cascade,
        number integer not null,
        app_id text references app (id) on delete set null,
        state text not null,
        branch text not null,
        commit_sha text not null,
        is_fork boolean not null,
        repository text,
        provider text not null,
        told_at timestamptz,
        pushed_at timestamptz not null,
        opened_at timestamptz not null,
        closed_at timestamptz,
        reported text,
        report_after timestamptz,
        unique (parent_app_id, number)
      );
      create unique index app_preview_by_app on app_preview (app_id) where app_id is not null;

      create table app_preview_settings (
        app_id text primary key references app (id) on delete cascade,
        is_enabled boolean not null,
        takes_forks boolean not null,
        shares_secrets boolean not null,
        most_open integer not null,
        keep_days integer not null,
        env_sealed text not null,
        env_keys text[] not null,
        status_url text,
        status_token_sealed text,
        updated_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_preview_settings, app_preview`);
  }
}
