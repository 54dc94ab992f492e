import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords of apps, and what WebDAV keeps besides files: locks and properties. */
export class CreateDav1764820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_password (
        id text collate "C" primary key,
        project_id text not null,
        space_id text not null references space on delete cascade,
        user_id text,
        name text not null,
        secret_hash bytea not null,
        ending text not null,
        rights text not null check (rights in ('read', 'write')),
        products text[] not null,
        last_used_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create index app_password_by_project on app_password (project_id, id)');
    await runner.query('create index app_password_by_space on app_password (space_id)');
    await runner.query('create unique index app_password_secret on app_password (secret_hash)');
    await runner.query(`
      create table dav_lock (
        token text primary key,
        space_id text not null references space on delete cascade,
        path text collate "C" not null,
        is_deep boolean not null,
        is_exclusive boolean not null,
        owner text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index dav_lock_by_path on dav_lock (space_id, path)');
    await runner.query('create index dav_lock_to_end on dav_lock (expires_at)');
    await runner.query(`
      create table dav_property (
        space_id text not null references space on delete cascade,
        resource_id text not null,
        name text not null,
        value text not null,
        primary key (space_id, resource_id, name)
      )`);
    await runner.query('create index dav_property_by_resource on dav_property (resource_id)');
    // Programs choose the addresses of what they store; what is not here lies at its id.
    await runner.query(`
      create table dav_object (
        space_id text not null references space on delete cascade,
        collection_id text not null,
        name text not null,
        object_id text not null,
        primary key (space_id, collection_id, name),
        constraint dav_object_id unique (space_id, collection_id, object_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dav_object');
    await runner.query('drop table dav_property');
    await runner.query('drop table dav_lock');
    await runner.query('drop table app_password');
  }
}
