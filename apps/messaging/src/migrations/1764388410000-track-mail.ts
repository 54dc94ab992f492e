import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opens and clicks of mail, and withheld messages among what messages came to. */
export class TrackMail1764388410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tracking_setting (
        tenant text constraint tracking_setting_pkey primary key,
        opens boolean not null,
        clicks boolean not null,
        version integer not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query(`
      create table message_tracking (
        message_id text constraint message_tracking_pkey primary key
          constraint message_tracking_message references message (id) on delete cascade,
        opens boolean,
        clicks boolean
      )
    `);
    await runner.query(`
      create table message_link (
        message_id text not null
          constraint message_link_message references message (id) on delete cascade,
        position smallint not null,
        url text not null,
        constraint message_link_pkey primary key (message_id, position)
      )
    `);
    // Neither addresses nor names of programs are kept: only that somebody looked, and when.
    await runner.query(`
      create table message_visit (
        id text constraint message_visit_pkey primary key,
        message_id text not null
          constraint message_visit_message references message (id) on delete cascade,
        kind text not null,
        position smallint,
        is_automatic boolean not null,
        is_first boolean not null,
        at timestamptz not null
      )
    `);
    await runner.query('create index message_visit_by_message on message_visit (message_id, id)');
    await runner.query(`
      create unique index message_visit_first on message_visit (message_id, kind) where is_first
    `);
    await runner.query(WITHHELD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table message_visit, message_link, message_tracking, tracking_setting',
    );
  }
}

const CELL = 'tenant, hour, channel, provider, template, measure, key';

/** Messages that are withheld when they are accepted never move. */
const WITHHELD = `
  create or replace function tally_accepted() returns trigger language plpgsql
    set search_path from current as $$
  begin
    insert into message_tally_change (${CELL}, amount)
    select project_id, date_trunc('hour', created_at, 'UTC'), channel, '',
      coalesce(template_id, ''), measure, '', count(*)
    from added cross join lateral (values ('accepted'), (nullif(status, 'accepted'))) as one (measure)
    where project_id is not null and measure in ('accepted', 'suppressed') group by 1, 2, 3, 5, 6;
    return null;
  end $$`;
