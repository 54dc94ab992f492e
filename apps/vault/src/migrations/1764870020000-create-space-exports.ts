import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of spaces. */
export class CreateSpaceExports1764870020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table space_export (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null,
        status text not null check (status in ('queued', 'running', 'ready', 'failed')),
        blob_id text,
        size_bytes bigint,
        sha256 text,
        counts jsonb,
        problem text,
        link_hash bytea,
        created_by text,
        created_at timestamptz not null,
        finished_at timestamptz,
        expires_at timestamptz not null
      )`);
    await runner.query('create index space_export_by_space on space_export (space_id, id)');
    await runner.query('create index space_export_to_end on space_export (expires_at)');
    await runner.query(`
      create unique index space_export_once on space_export (space_id)
      where status in ('queued', 'running')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table space_export');
  }
}
