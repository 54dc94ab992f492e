import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show files. */
export class CreateShareLinks1764810030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table share_link (
        id text primary key,
        project_id text not null,
        space_id text not null references space on delete cascade,
        file_id text not null references node on delete cascade,
        token_hash bytea not null,
        password_hash bytea,
        is_view_only boolean not null,
        max_downloads integer,
        downloads integer not null default 0,
        created_by text,
        expires_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query('create index share_link_by_space on share_link (space_id, id)');
    await runner.query('create index share_link_by_file on share_link (file_id, id)');
    await runner.query('create index share_link_by_project on share_link (project_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table share_link');
  }
}
