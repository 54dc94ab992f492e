import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commands that run beside apps, when somebody asks or by the clock. */
export class RunCommands1764210200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_run (
        id text primary key,
        app_id text not null,
        project_id text not null,
        release_id text,
        cron text,
        command text not null,
        status text not null,
        exit_code integer,
        signal text,
        is_out_of_memory boolean not null default false,
        note text,
        timeout_s integer not null,
        actor jsonb,
        due_at timestamptz,
        created_at timestamptz not null,
        finished_at timestamptz
      );
      create index app_run_by_app on app_run (app_id, id);
      create index app_run_running on app_run (app_id) where status = 'running';

      create table app_cron (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        project_id text not null,
        name text not null,
        schedule text not null,
        time_zone text not null,
        command text not null,
        overlap text not null,
        source text not null,
        is_enabled boolean not null default true,
        next_at timestamptz not null,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint app_cron_app_id_name_key unique (app_id, name)
      );
      create index app_cron_due on app_cron (next_at) where is_enabled;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_cron; drop table app_run;`);
  }
}
