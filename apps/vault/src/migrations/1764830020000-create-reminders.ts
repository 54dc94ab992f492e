import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom to remind of what, and when. */
export class CreateReminders1764830020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reminder (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        task_id text collate "C" not null references task (id) on delete cascade,
        before_due_s integer,
        at timestamptz,
        channel text not null,
        recipient text not null,
        subject text not null,
        due_at timestamptz,
        status text not null check (status in ('idle', 'pending', 'sent', 'failed')),
        turn integer not null,
        next_try_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index reminder_by_task on reminder (task_id, id)');
    await runner.query('create index reminder_by_project on reminder (project_id)');
    await runner.query(
      `create index reminder_pending on reminder (next_try_at) where status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reminder');
  }
}
