import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars and their events. */
export class CreateCalendars1764840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        name text not null,
        description text not null,
        color text not null,
        time_zone text not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index calendar_by_space on calendar (space_id, id)');
    await runner.query('create index calendar_by_project on calendar (project_id)');
    await runner.query(`
      create table calendar_event (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null,
        calendar_id text collate "C" not null references calendar (id) on delete cascade,
        uid text not null,
        ics text not null,
        etag text not null,
        words jsonb not null,
        plan jsonb not null,
        starts_at timestamptz not null,
        ends_at timestamptz,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint calendar_event_uid unique (calendar_id, uid)
      )`);
    await runner.query('create index calendar_event_by_id on calendar_event (calendar_id, id)');
    await runner.query(
      'create index calendar_event_by_time on calendar_event (calendar_id, starts_at, ends_at)',
    );
    await runner.query('create index calendar_event_by_project on calendar_event (project_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_event, calendar');
  }
}
