import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases that are made from others, without a build; and apps that stopped following pushes. */
export class CopyReleases1764070100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table deployment
        add column reason text not null default 'deploy',
        add column from_release_id text,
        add column env_of text;
      alter table release
        add column scale jsonb,
        add column plain_env_keys text array not null default '{}';

      create table app_scale (
        app_id text primary key references app (id) on delete cascade,
        replicas integer not null,
        cpu double precision not null,
        memory_mb integer not null,
        autoscale jsonb,
        target integer,
        changed_at timestamptz not null
      );

      create table app_pause (
        app_id text primary key references app (id) on delete cascade,
        reason text not null,
        release_id text,
        paused_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_pause;
      drop table app_scale;
      alter table release drop column scale, drop column plain_env_keys;
      alter table deployment
        drop column reason, drop column from_release_id, drop column env_of;
    `);
  }
}
