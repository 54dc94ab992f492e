import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases that run more than one process, each as wide as it was scaled. */
export class RunProcesses1764210100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table release add column process_scales jsonb not null default '{}';

      create table app_process_scale (
        app_id text not null references app (id) on delete cascade,
        process text not null,
        replicas integer not null,
        cpu double precision,
        memory_mb integer,
        changed_at timestamptz not null,
        primary key (app_id, process)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table app_process_scale;
      alter table release drop column process_scales;
    `);
  }
}
