import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that come in pieces. */
export class CreateFileUploads1764810020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table file_upload (
        id text primary key,
        project_id text not null,
        space_id text not null references space on delete cascade,
        parent_id text,
        name text not null,
        content_type text not null,
        size_bytes bigint not null,
        sha256 text,
        metadata text,
        blob_upload_id text not null,
        hold_id text not null,
        file_id text,
        created_by text,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index file_upload_expiry on file_upload (expires_at)');
    await runner.query('create index file_upload_by_space on file_upload (space_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table file_upload');
  }
}
