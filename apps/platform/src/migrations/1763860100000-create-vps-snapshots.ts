import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snapshots of servers and the plans by which they are taken. */
export class CreateVpsSnapshots1763860100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vps_snapshot (
        id text primary key,
        vps_id text not null references vps (id),
        project_id text not null,
        name text not null,
        kind text not null check (kind in ('manual', 'backup')),
        status text not null check (status in ('creating', 'ready', 'failed', 'deleting')),
        error jsonb,
        size_bytes bigint,
        disk_gb integer not null,
        created_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index vps_snapshot_name on vps_snapshot (vps_id, name)
        where deleted_at is null;
      create index vps_snapshot_of_vps on vps_snapshot (vps_id, id);

      create table vps_backup_plan (
        vps_id text primary key references vps (id),
        project_id text not null,
        hour_utc integer not null check (hour_utc between 0 and 23),
        weekday integer check (weekday between 0 and 6),
        keep integer not null check (keep between 1 and 60),
        next_at timestamptz not null,
        created_at timestamptz not null
      );
      create index vps_backup_plan_due on vps_backup_plan (next_at);

      alter table vps add column metered jsonb not null default '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table vps_backup_plan, vps_snapshot;
      alter table vps drop column metered;
    `);
  }
}
