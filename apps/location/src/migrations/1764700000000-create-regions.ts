import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maps that were imported. */
export class CreateRegions1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table region (
        id text primary key,
        tenant text,
        name text not null,
        status text not null check (status in ('pending', 'building', 'ready', 'failed')),
        source_key text not null,
        source_bytes bigint not null,
        source_sha256 text not null,
        build integer,
        bounds jsonb,
        counts jsonb not null default '{}',
        problem text,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query(
      `create unique index region_name on region (coalesce(tenant, ''), lower(name))`,
    );
    await runner.query('create index region_by_tenant on region (tenant, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table region');
  }
}
