import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that takes longer than a request, and its results. */
export class CreateJobs1764710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job (
        id text primary key,
        tenant text not null,
        kind text not null check (kind in ('optimization', 'matrix')),
        status text not null
          check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        operation_id text not null,
        about jsonb not null,
        input jsonb,
        result jsonb,
        problem jsonb,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        finished_at timestamptz,
        expires_at timestamptz not null
      )`);
    await runner.query('create index job_by_tenant on job (tenant, kind, id)');
    await runner.query('create index job_by_expiry on job (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job');
  }
}
