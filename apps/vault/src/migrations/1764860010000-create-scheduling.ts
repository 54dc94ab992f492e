import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses of calendars, calendars of elsewhere, invitations, and pages to book times on. */
export class CreateScheduling1764860010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_feed (
        id text collate "C" primary key,
        project_id text not null,
        calendar_id text collate "C" not null references calendar (id) on delete cascade,
        name text not null,
        token_hash bytea not null,
        shows text not null check (shows in ('all', 'busy')),
        created_at timestamptz not null
      )`);
    await runner.query('create index calendar_feed_by_calendar on calendar_feed (calendar_id, id)');
    await runner.query('create index calendar_feed_by_project on calendar_feed (project_id)');
    await this.#subscriptions(runner);
    await this.#invitations(runner);
    await this.#booking(runner);
  }

  async #subscriptions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_subscription (
        calendar_id text collate "C" primary key references calendar (id) on delete cascade,
        project_id text not null,
        url text not null,
        every_s integer not null,
        etag text,
        last_modified text,
        status text not null,
        problem text,
        failures integer not null,
        fetched_at timestamptz,
        next_at timestamptz not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index calendar_subscription_due on calendar_subscription (next_at)');
    await runner.query(
      'alter table calendar_event add column is_subscribed boolean not null default false',
    );
  }

  async #invitations(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitation_mail (
        id text collate "C" primary key,
        project_id text not null,
        calendar_id text not null,
        event_id text not null,
        method text not null,
        sender text not null,
        recipient text not null,
        subject text not null,
        body text not null,
        ics text not null,
        status text not null,
        next_try_at timestamptz not null,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create index invitation_mail_due on invitation_mail (next_try_at)
      where status = 'pending'`);
    await runner.query('create index invitation_mail_by_event on invitation_mail (event_id, id)');
  }

  async #booking(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table booking_page (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        calendar_id text collate "C" not null references calendar (id) on delete cascade,
        name text not null,
        description text not null,
        token text not null unique,
        organizer text,
        time_zone text not null,
        hours jsonb not null,
        busy_calendars text[] not null,
        duration_min integer not null,
        buffer_min integer not null,
        notice_min integer not null,
        horizon_days integer not null,
        is_open boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index booking_page_by_space on booking_page (space_id, id)');
    await runner.query('create index booking_page_by_project on booking_page (project_id)');
    await runner.query(`
      create table booking (
        id text collate "C" primary key,
        page_id text collate "C" not null references booking_page (id) on delete cascade,
        calendar_id text not null,
        event_id text collate "C" not null references calendar_event (id) on delete cascade,
        token_hash bytea not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index booking_by_page on booking (page_id, id)');
    await runner.query('create index booking_by_event on booking (event_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table booking, booking_page, invitation_mail');
    await runner.query('alter table calendar_event drop column is_subscribed');
    await runner.query('drop table calendar_subscription, calendar_feed');
  }
}
