import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = `'created', 'ingesting', 'probing', 'processing', 'ready', 'rejected', 'failed',
  'deleting', 'deleted'`;

export class ExtendAssets1764500700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table asset drop constraint asset_status');
    await runner.query(`
      alter table asset
        add constraint asset_status check (status in (${STATUSES}, 'waiting', 'cancelled')),
        add column priority smallint not null default 0
          constraint asset_priority check (priority between -1 and 1),
        add column keeps_source boolean not null default true,
        add column source_deleted_at timestamptz
    `);
    await runner.query('drop index asset_to_do');
    await runner.query(`
      create index asset_to_do on asset (tenant, priority desc, id) where status = 'created'
    `);
    await runner.query(`
      create index asset_source_to_drop on asset (id)
      where status = 'ready' and not keeps_source and source_deleted_at is null
    `);
    await runner.query(`
      alter table rendition add column codec text, add column iframe_bandwidth_bps integer
    `);
    await runner.query('alter table segment add column keyframe_bytes integer');
    await runner.query(`
      create table asset_defaults (
        tenant text constraint asset_defaults_pkey primary key,
        retention_days integer constraint asset_defaults_retention
          check (retention_days between 1 and 36500),
        version integer not null,
        updated_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table asset_defaults');
    await runner.query('alter table segment drop column keyframe_bytes');
    await runner.query('alter table rendition drop column iframe_bandwidth_bps, drop column codec');
    await runner.query('drop index asset_to_do');
    await runner.query(`create index asset_to_do on asset (tenant, id) where status = 'created'`);
    await runner.query('drop index asset_source_to_drop');
    await runner.query('alter table asset drop constraint asset_status');
    await runner.query(
      `update asset set status = 'failed' where status in ('waiting', 'cancelled')`,
    );
    await runner.query(`
      alter table asset drop column source_deleted_at, drop column keeps_source,
        drop column priority,
        add constraint asset_status check (status in (${STATUSES}))
    `);
  }
}
