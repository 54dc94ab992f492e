import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAssets1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table asset (
        id text constraint asset_pkey primary key,
        tenant text not null,
        upload_id text constraint asset_upload unique,
        name text not null,
        metadata jsonb not null,
        status text not null constraint asset_status check (status in ('created', 'ingesting',
          'probing', 'processing', 'ready', 'rejected', 'failed', 'deleting', 'deleted')),
        playable boolean not null,
        progress smallint not null constraint asset_progress check (progress between 0 and 100),
        error_code text,
        error_detail text,
        source_key text not null,
        source_bytes bigint not null,
        derived_bytes bigint not null,
        has_leftovers boolean not null,
        duration_ms integer,
        width integer,
        height integer,
        fps double precision,
        probe jsonb,
        images jsonb,
        settings jsonb not null,
        generation integer not null,
        version integer not null,
        expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        playable_at timestamptz,
        ready_at timestamptz
      )
    `);
    await runner.query('create index asset_by_tenant on asset (tenant, id)');
    await runner.query(`
      create index asset_to_expire on asset (expires_at)
      where expires_at is not null and status not in ('deleting', 'deleted')
    `);
    await runner.query('create index asset_to_clean on asset (id) where has_leftovers');
    await runner.query(`
      create index asset_to_do on asset (tenant, id) where status = 'created'
    `);
    await runner.query(`
      create index asset_in_work on asset (tenant)
      where status in ('ingesting', 'probing', 'processing')
    `);
    await runner.query(`
      create table rendition (
        id text constraint rendition_pkey primary key,
        asset_id text not null constraint rendition_asset references asset (id) on delete cascade,
        generation integer not null,
        name text not null,
        kind text not null constraint rendition_kind check (kind in ('video', 'audio')),
        width integer,
        height integer,
        bandwidth_bps integer,
        average_bandwidth_bps integer,
        codecs text,
        frame_rate double precision,
        language text,
        timescale integer,
        init_sha256 text,
        label text,
        channels smallint,
        status text not null constraint rendition_status
          check (status in ('queued', 'processing', 'ready', 'failed', 'skipped')),
        bytes bigint not null,
        init_key text,
        constraint rendition_name unique (asset_id, generation, name)
      )
    `);
    await runner.query(`
      create table segment (
        rendition_id text not null
          constraint segment_rendition references rendition (id) on delete cascade,
        chunk_position integer not null,
        position integer not null,
        object_key text not null,
        offset_bytes bigint not null,
        size_bytes bigint not null constraint segment_size check (size_bytes > 0),
        duration_ticks integer not null constraint segment_duration check (duration_ticks > 0),
        constraint segment_pkey primary key (rendition_id, chunk_position, position)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table segment');
    await runner.query('drop table rendition');
    await runner.query('drop table asset');
  }
}
