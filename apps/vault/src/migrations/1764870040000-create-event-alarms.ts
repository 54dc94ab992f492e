import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom calendars remind, and when the alarms of events are due. */
export class CreateEventAlarms1764870040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table calendar add column reminders_to text[] not null default '{}'`);
    await runner.query(`
      create table event_alarm (
        event_id text collate "C" primary key references calendar_event (id) on delete cascade,
        project_id text not null,
        sent_until timestamptz not null,
        next_try_at timestamptz
      )`);
    await runner.query(`
      create index event_alarm_next on event_alarm (next_try_at) where next_try_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_alarm');
    await runner.query('alter table calendar drop column reminders_to');
  }
}
