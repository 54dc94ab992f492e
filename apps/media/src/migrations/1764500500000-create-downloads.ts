import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDownloads1764500500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table static_rendition (
        id text constraint static_rendition_pkey primary key,
        tenant text not null,
        asset_id text not null
          constraint static_rendition_asset references asset (id) on delete cascade,
        name text not null,
        number integer not null,
        status text not null constraint static_rendition_status
          check (status in ('queued', 'processing', 'ready', 'failed', 'deleting')),
        width integer,
        height integer,
        bytes bigint,
        object_key text,
        error_code text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        ready_at timestamptz,
        constraint static_rendition_number unique (asset_id, number)
      )
    `);
    await runner.query(`
      create unique index static_rendition_name on static_rendition (asset_id, name)
      where status <> 'deleting'
    `);
    await runner.query(`
      create index static_rendition_to_remove on static_rendition (id) where status = 'deleting'
    `);
    await runner.query(`
      create table image (
        id text constraint image_pkey primary key,
        tenant text not null,
        name text not null,
        width integer not null,
        height integer not null,
        bytes bigint not null,
        object_key text not null,
        created_at timestamptz not null
      )
    `);
    await runner.query('create index image_by_tenant on image (tenant, id)');
    await runner.query(`
      alter table asset
        add column source_asset_id text,
        add column clip_start_ms integer,
        add column clip_end_ms integer,
        add column is_cut boolean not null default true
    `);
    await runner.query(`
      create index asset_by_source on asset (tenant, source_asset_id, id)
      where source_asset_id is not null
    `);
    // Kinds are checked where they are written: each feature has its own.
    await runner.query('alter table asset_task drop constraint if exists asset_task_kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table asset drop column is_cut, drop column clip_end_ms, drop column clip_start_ms,
        drop column source_asset_id
    `);
    await runner.query('drop table image');
    await runner.query('drop table static_rendition');
  }
}
