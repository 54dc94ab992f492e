import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Values of variables that only some environments see. */
export class EnvOfEnvironments1764340200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_env_variable
        add column environments text[] not null default '{production,staging,preview}';
      alter table app_env_change add column environments text[];

      create table app_env_override (
        app_id text not null references app (id) on delete cascade,
        key text not null,
        environment text not null,
        value_sealed text not null,
        updated_at timestamptz not null,
        updated_by jsonb not null,
        primary key (app_id, key, environment)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_env_override;
      alter table app_env_change drop column environments;
      alter table app_env_variable drop column environments;
    `);
  }
}
