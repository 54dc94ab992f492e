import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUploads1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table upload (
        id text constraint upload_pkey primary key,
        tenant text not null,
        kind text not null
          constraint upload_kind check (kind in ('tus', 'direct', 'url', 'simple')),
        status text not null constraint upload_status check (status in
          ('waiting', 'uploading', 'complete', 'expired', 'cancelled', 'failed')),
        name text not null,
        content_type text not null,
        size_bytes bigint constraint upload_size check (size_bytes >= 0),
        received_bytes bigint not null,
        object_key text not null,
        storage_id text,
        tail_key text,
        tail_bytes integer not null,
        sha256 text,
        token_hash text,
        source_url text,
        cors_origin text,
        tus_metadata text,
        is_partial boolean not null,
        concat_of text[],
        settings jsonb not null,
        asset_id text,
        error_code text,
        error_detail text,
        attempts integer not null,
        work_at timestamptz,
        drop_at timestamptz,
        hold_token text,
        hold_until timestamptz,
        is_hold_wanted boolean not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint upload_received check (received_bytes between 0 and size_bytes)
      )
    `);
    await runner.query('create index upload_by_tenant on upload (tenant, id)');
    await runner.query('create index upload_to_work on upload (work_at) where work_at is not null');
    await runner.query('create index upload_to_drop on upload (drop_at) where drop_at is not null');
    await runner.query(`
      create index upload_to_expire on upload (expires_at)
      where status in ('waiting', 'uploading') or is_partial
    `);
    await runner.query(`
      create table upload_part (
        upload_id text not null
          constraint upload_part_upload references upload (id) on delete cascade,
        number integer not null,
        etag text not null,
        size_bytes bigint not null,
        constraint upload_part_pkey primary key (upload_id, number)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table upload_part');
    await runner.query('drop table upload');
  }
}
