import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrapped keys of projects and spaces, and the blobs that are sealed with them. */
export class CreateBlobs1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table project_key (
        id text primary key,
        project_id text not null,
        version integer not null,
        master_key_id text not null,
        wrapped bytea,
        status text not null check (status in ('current', 'retired', 'destroyed')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (project_id, version),
        check ((wrapped is null) = (status = 'destroyed'))
      )`);
    await runner.query(
      `create unique index project_key_current on project_key (project_id) where status = 'current'`,
    );
    await runner.query('create index project_key_by_master on project_key (master_key_id)');
    await runner.query(`
      create table space_key (
        id text primary key,
        project_id text not null,
        space_id text not null,
        purpose text not null check (purpose in ('data', 'address')),
        version integer not null,
        project_key_id text not null references project_key,
        wrapped bytea not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (space_id, purpose, version)
      )`);
    await runner.query('create index space_key_by_project_key on space_key (project_key_id)');
    await runner.query(`
      create table ended_project (project_id text primary key, ended_at timestamptz not null)`);
    await runner.query(`
      create table blob (
        id text primary key,
        project_id text not null,
        space_id text not null,
        state text not null check (state in ('writing', 'ready', 'removing')),
        bytes bigint not null default 0 check (bytes between 0 and max_bytes),
        max_bytes bigint not null,
        digest bytea,
        refs integer not null default 0 check (refs >= 0),
        unreferenced_at timestamptz,
        same_as text,
        hash_token text,
        hold_token text,
        hold_until timestamptz,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query(
      `create unique index blob_content on blob (space_id, digest) where state = 'ready'`,
    );
    await runner.query('create index blob_by_project on blob (project_id)');
    await runner.query(
      `create index blob_unreferenced on blob (unreferenced_at) where state = 'ready' and refs = 0`,
    );
    await runner.query(`create index blob_unfinished on blob (expires_at) where state <> 'ready'`);
    await runner.query(`
      create table blob_segment (
        id text primary key,
        blob_id text not null references blob on delete cascade,
        object_key text not null,
        from_byte bigint not null,
        bytes bigint,
        created_at timestamptz not null
      )`);
    await runner.query('create index blob_segment_of on blob_segment (blob_id, from_byte)');
    await runner.query(
      'create index blob_segment_open on blob_segment (created_at) where bytes is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['blob_segment', 'blob', 'ended_project', 'space_key', 'project_key']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
