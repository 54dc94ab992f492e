import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views as players tell of them, and their sums by hour and by day. */
export class CountViews1764500610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table playback_view (
        id text constraint playback_view_pkey primary key,
        tenant text not null,
        playback_id text not null,
        asset_id text not null,
        country text not null,
        browser text not null,
        os text not null,
        device text not null,
        started_at timestamptz not null,
        last_at timestamptz not null,
        sequence integer not null,
        startup_ms integer,
        watched_ms integer not null,
        rebuffers integer not null,
        rebuffer_ms integer not null,
        switches integer not null,
        errors integer not null,
        max_height integer not null,
        is_over boolean not null
      )
    `);
    await runner.query('create index playback_view_by_last on playback_view (last_at)');
    await runner.query('create index playback_view_by_asset on playback_view (asset_id)');
    // Beacons only append here: nobody waits for the row of an hour. A round adds it up later.
    await runner.query(`
      create table view_change (
        seq bigserial constraint view_change_pkey primary key,
        tenant text not null,
        asset_id text not null,
        country text not null,
        browser text not null,
        os text not null,
        device text not null,
        hour timestamptz not null,
        ${SUMS.map((sum) => `${sum} bigint not null`).join(', ')},
        startup_class smallint
      )
    `);
    await runner.query(`
      create table view_tally (
        tenant text not null,
        step text not null,
        asset_id text not null,
        dimension text not null,
        at timestamptz not null,
        name text not null,
        ${SUMS.map((sum) => `${sum} bigint not null`).join(', ')},
        startups jsonb not null,
        constraint view_tally_pkey primary key (tenant, step, asset_id, dimension, at, name)
      )
    `);
    for (const statement of FUNCTIONS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger asset_forget_views on asset');
    await runner.query('drop table view_tally, view_change, playback_view');
    await runner.query('drop function view_changed(), forget_views(), add_counts(jsonb, jsonb)');
  }
}

const SUMS = ['views', 'watched_ms', 'rebuffers', 'rebuffer_ms', 'switches', 'errors'];

const FUNCTIONS = [
  `create function view_changed() returns trigger language plpgsql
    set search_path from current as $$
  declare
    was playback_view;
  begin
    if tg_op = 'UPDATE' then was := old; end if;
    insert into view_change (tenant, asset_id, country, browser, os, device, hour, views, watched_ms,
      rebuffers, rebuffer_ms, switches, errors, startup_class)
    values (new.tenant, new.asset_id, new.country, new.browser, new.os, new.device,
      date_trunc('hour', new.started_at, 'UTC'), case when tg_op = 'INSERT' then 1 else 0 end,
      new.watched_ms - coalesce(was.watched_ms, 0), new.rebuffers - coalesce(was.rebuffers, 0),
      new.rebuffer_ms - coalesce(was.rebuffer_ms, 0), new.switches - coalesce(was.switches, 0),
      new.errors - coalesce(was.errors, 0),
      -- Each class is a tenth wider than the one before, so that percentiles are right to 5 %.
      case when was.startup_ms is null and new.startup_ms is not null then
        case when new.startup_ms < 1 then 0
          else 1 + floor(ln(new.startup_ms::float8) / ln(1.1::float8)) end
      end);
    return null;
  end $$`,
  `create trigger playback_view_changed after insert or update on playback_view
    for each row execute function view_changed()`,
  `create function add_counts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(key, amount), '{}') from (
      select key, sum(value::bigint) as amount
      from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) cell
      group by key
    ) added
  $$`,
  // What the whole project came to stays as it was.
  `create function forget_views() returns trigger language plpgsql
    set search_path from current as $$
  begin
    delete from playback_view where asset_id = old.id;
    delete from view_change where asset_id = old.id and tenant = old.tenant;
    delete from view_tally where tenant = old.tenant
      and (asset_id = old.id or (asset_id = '' and dimension = 'asset' and name = old.id));
    return null;
  end $$`,
  `create trigger asset_forget_views after delete on asset
    for each row execute function forget_views()`,
];
