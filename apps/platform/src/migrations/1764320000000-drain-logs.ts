import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where logs of apps are sent to, and how far each got. */
export class DrainLogs1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_log_drain (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        project_id text not null,
        url text not null,
        headers_sealed text,
        ca_pem text,
        status text not null,
        sent_seq bigint not null,
        failures integer not null default 0,
        failing_since timestamptz,
        problem text,
        next_at timestamptz not null,
        created_at timestamptz not null
      );
      create index app_log_drain_by_app on app_log_drain (app_id, id);
      create index app_log_drain_due on app_log_drain (next_at) where status <> 'disabled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_log_drain');
  }
}
