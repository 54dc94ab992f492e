import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On maps of Mercator's, where the nearest are the nearest; it ends before the poles. */
const AT = `point(lon, degrees(asinh(tan(radians(least(89.9999, greatest(-89.9999, lat)))))))`;

/** Places of projects. */
export class CreatePlaces1764730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table place (
        id text primary key,
        tenant text not null,
        external_id text,
        name text not null,
        category text not null,
        lat double precision not null check (lat between -90 and 90),
        lon double precision not null check (lon between -180 and 180),
        address jsonb not null default '{}',
        contact jsonb not null default '{}',
        wheelchair text,
        opening_hours text,
        metadata jsonb not null default '{}',
        words text[] not null default '{}',
        found_by tsvector not null generated always as (array_to_tsvector(words)) stored,
        at point not null generated always as (${AT}) stored,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint place_external_id unique (tenant, external_id)
      )`);
    await runner.query('create index place_by_tenant on place (tenant, id)');
    // A range stands for the project: of what GiST takes without extensions it alone can be equal.
    await runner.query(`
      create index place_nearest on place
      using gist (int8range(hashtext(tenant), hashtext(tenant), '[]'), at)`);
    await runner.query('create index place_found_by on place using gin (found_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table place');
  }
}
