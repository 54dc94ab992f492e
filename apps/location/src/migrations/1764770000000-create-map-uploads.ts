import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of maps that come in pieces. */
export class CreateMapUploads1764770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table map_upload (
        id text collate "C" primary key,
        tenant text not null,
        name text not null,
        replaces text,
        size_bytes bigint not null,
        sha256 text,
        metadata text,
        received_bytes bigint not null,
        pieces jsonb not null,
        finishing_until timestamptz,
        region_id text,
        operation_id text,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        check (received_bytes between 0 and size_bytes)
      )`);
    await runner.query('create index map_upload_by_tenant on map_upload (tenant)');
    await runner.query('create index map_upload_to_end on map_upload (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table map_upload');
  }
}
