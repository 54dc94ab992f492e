import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files, folders, versions, and room that is held for what is coming in. */
export class CreateFiles1764810010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What lies in a space is removed before the space is: its blobs must be let go of.
    await runner.query(`
      create table node (
        id text primary key,
        project_id text not null,
        space_id text not null references space,
        kind text not null,
        parent_id text references node on delete set null,
        name text not null,
        version_id text,
        content_type text,
        size_bytes bigint,
        sha256 text,
        version_count integer not null default 0,
        created_by text,
        trashed_at timestamptz,
        trashed_with text,
        is_going boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((kind = 'file') = (version_id is not null)),
        check ((trashed_at is null) = (trashed_with is null))
      )`);
    await runner.query(`
      create unique index node_name on node (space_id, coalesce(parent_id, ''), name)
      where trashed_at is null`);
    await runner.query('create index node_by_space on node (space_id, kind, id)');
    await runner.query('create index node_by_project on node (project_id, kind)');
    await runner.query('create index node_by_parent on node (parent_id, id)');
    await runner.query(`
      create index node_trashed on node (space_id, id) where trashed_with = id and not is_going`);
    await runner.query(`
      create index node_trashed_with on node (trashed_with) where trashed_with is not null`);
    await runner.query('create index node_trashed_at on node (trashed_at) where trashed_with = id');
    await runner.query('create index node_going on node (id) where is_going');
    await runner.query(`
      create table file_version (
        id text primary key,
        project_id text not null,
        space_id text not null,
        file_id text not null references node,
        number integer not null,
        blob_id text not null,
        size_bytes bigint not null,
        sha256 text not null,
        content_type text not null,
        created_by text,
        created_at timestamptz not null,
        unique (file_id, number)
      )`);
    await runner.query(`
      create table stored_total (
        project_id text primary key,
        used_bytes bigint not null default 0 check (used_bytes >= 0),
        meter_count integer not null default 0
      )`);
    await runner.query(`
      create table room_hold (
        id text primary key,
        project_id text not null,
        space_id text not null references space on delete cascade,
        bytes bigint not null check (bytes >= 0),
        expires_at timestamptz not null
      )`);
    await runner.query('create index room_hold_by_space on room_hold (space_id)');
    await runner.query('create index room_hold_expiry on room_hold (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table room_hold');
    await runner.query('drop table stored_total');
    await runner.query('drop table file_version');
    await runner.query('drop table node');
  }
}
