import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folders of apps that outlive their releases. */
export class CreateAppVolumes1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_volume (
        id text primary key,
        app_id text not null references app (id),
        project_id text not null,
        name text not null,
        mount_path text not null,
        size_gb integer not null,
        made_gb integer not null default 0,
        processes text[],
        is_shared boolean not null,
        is_attached boolean not null default true,
        status text not null,
        error text,
        used_bytes bigint,
        is_full boolean not null default false,
        snapshot_id text,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint app_volume_app_id_name_key unique (app_id, name)
      );
      create index app_volume_project on app_volume (project_id);
      create index app_volume_unfinished on app_volume (status) where status <> 'ready';
      alter table release add column volumes jsonb not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table release drop column volumes;
      drop table app_volume;
    `);
  }
}
