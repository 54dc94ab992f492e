import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of snapshots in the object store, which outlive the server and its pool. */
export class CopyVpsBackups1764060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vps_backup_plan add column copy boolean not null default false;

      create table vps_backup_copy (
        id text primary key,
        project_id text not null,
        vps_id text not null,
        vps_name text not null,
        snapshot_id text not null,
        snapshot_name text not null,
        kind text not null check (kind in ('manual', 'backup')),
        status text not null check (status in ('creating', 'ready', 'failed', 'deleting')),
        error jsonb,
        format text not null check (format in ('rootfs', 'disk')),
        has_cloud_init boolean not null,
        disk_gb integer not null,
        size_bytes bigint,
        sha256 text,
        created_at timestamptz not null,
        completed_at timestamptz,
        deleted_at timestamptz
      );
      create unique index vps_backup_copy_of_snapshot on vps_backup_copy (snapshot_id)
        where deleted_at is null and status <> 'failed';
      create index vps_backup_copy_of_project on vps_backup_copy (project_id, id)
        where deleted_at is null;
      create index vps_backup_copy_of_vps on vps_backup_copy (vps_id, id)
        where deleted_at is null;
      create index vps_backup_copy_to_delete on vps_backup_copy (id)
        where deleted_at is null and status = 'deleting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table vps_backup_copy;
      alter table vps_backup_plan drop column copy;
    `);
  }
}
