import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was on volumes of apps at a time. */
export class KeepAppVolumeSnapshots1764330100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_volume_snapshot (
        id text primary key,
        volume_id text not null references app_volume (id) on delete cascade,
        app_id text not null,
        project_id text not null,
        name text not null,
        status text not null,
        error text,
        size_bytes bigint,
        used_bytes bigint,
        was_in_use boolean,
        created_at timestamptz not null,
        finished_at timestamptz,
        constraint app_volume_snapshot_volume_id_name_key unique (volume_id, name)
      );
      create index app_volume_snapshot_project on app_volume_snapshot (project_id);
      create index app_volume_snapshot_unfinished on app_volume_snapshot (status)
        where status <> 'ready';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_volume_snapshot');
  }
}
