import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Spaces, their members, and what changes in them. */
export class CreateSpaces1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table space (
        id text primary key,
        project_id text not null,
        name text not null,
        is_main boolean not null default false,
        quota_bytes bigint check (quota_bytes >= 0),
        used_bytes bigint not null default 0 check (used_bytes >= 0),
        deleted_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index space_by_project on space (project_id, id)');
    await runner.query('create unique index space_main on space (project_id) where is_main');
    await runner.query(
      'create index space_deleted on space (deleted_at) where deleted_at is not null',
    );
    await runner.query(`
      create table space_member (
        space_id text not null references space on delete cascade,
        user_id text not null,
        role text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (space_id, user_id)
      )`);
    await runner.query('create index space_member_by_user on space_member (user_id, space_id)');
    await runner.query(`
      create table change_collection (
        space_id text not null references space on delete cascade,
        collection text not null,
        last_seq bigint not null,
        primary key (space_id, collection)
      )`);
    await runner.query(`
      create table change (
        space_id text not null references space on delete cascade,
        collection text not null,
        seq bigint not null,
        kind text not null,
        subject text not null,
        what text not null,
        at timestamptz not null,
        primary key (space_id, collection, seq)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table change');
    await runner.query('drop table change_collection');
    await runner.query('drop table space_member');
    await runner.query('drop table space');
  }
}
