import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations of a service. At most one runs on a resource: the second index is that lock. */
export class CreateOperations1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table operation (
        id text primary key,
        project_id text not null,
        kind text not null,
        resource_type text not null,
        resource_id text not null,
        input jsonb not null,
        status text not null
          check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        stage text,
        progress real not null default 0,
        error jsonb,
        epoch integer not null default 0,
        attempts integer not null default 0,
        heartbeat_at timestamptz,
        run_after timestamptz not null,
        cancel_requested boolean not null default false,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz
      );
      create index operation_of_project on operation (project_id, id);
      create unique index operation_running on operation (resource_id) where status = 'running';
      create index operation_unfinished on operation (resource_id) where finished_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operation');
  }
}
