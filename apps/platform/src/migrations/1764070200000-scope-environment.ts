import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sees which variable of an app, and who changed it when. Values stay sealed with the app. */
export class ScopeEnvironment1764070200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_env_variable (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        key text not null,
        scope text not null,
        is_secret boolean not null,
        updated_at timestamptz not null,
        updated_by jsonb not null,
        unique (app_id, key)
      );

      create table app_env_change (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        key text not null,
        action text not null,
        scope text,
        is_secret boolean,
        actor jsonb not null,
        changed_at timestamptz not null
      );
      create index app_env_change_by_app on app_env_change (app_id, id);

      insert into app_env_variable (id, app_id, key, scope, is_secret, updated_at, updated_by)
      select 'env_' || md5(app.id || ' ' || key), app.id, key, 'both', true, app.updated_at,
             '{"kind": "system", "id": "skydeck"}'
      from app cross join lateral unnest(app.env_keys) as key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_env_change, app_env_variable`);
  }
}
