import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of tasks, and the tasks in them. */
export class CreateTasks1764830010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table task_list (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        name text not null,
        sections jsonb not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index task_list_by_space on task_list (space_id, id)');
    await runner.query('create index task_list_by_project on task_list (project_id)');
    // Bytes decide which rank comes first, whatever the language of the database.
    await runner.query(`
      create table task (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null,
        list_id text collate "C" not null references task_list (id) on delete cascade,
        parent_id text collate "C" references task (id) on delete cascade,
        section_id text,
        rank text collate "C" not null,
        title text not null,
        notes text not null,
        priority integer not null,
        labels text[] not null,
        assignee text,
        due_date text,
        due_at timestamptz,
        time_zone text not null,
        sort_due timestamptz,
        rrule text,
        series_start text,
        recurs_from text collate "C" unique,
        done_at timestamptz,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint task_rank unique (list_id, rank)
      )`);
    await runner.query('create index task_by_project on task (project_id)');
    await runner.query('create index task_by_list on task (list_id, id)');
    await runner.query('create index task_by_parent on task (parent_id)');
    await runner.query(
      'create index task_by_due on task (list_id, sort_due, id) where sort_due is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table task, task_list');
  }
}
