import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps each attempt at a delivery, and why a webhook was disabled. */
export class RecordAttempts1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoint
        add column disabled_reason text,
        add column disabled_at timestamptz
    `);
    await runner.query(`
      create table webhook_attempt (
        id bigint generated always as identity constraint webhook_attempt_pkey primary key,
        delivery_id text not null constraint webhook_attempt_delivery
          references webhook_delivery (id) on delete cascade,
        number integer not null,
        url text not null,
        started_at timestamptz not null,
        duration_ms integer,
        response_status integer,
        problem text
      )
    `);
    await runner.query('create index webhook_attempt_log on webhook_attempt (delivery_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_attempt');
    await runner.query(
      'alter table webhook_endpoint drop column disabled_reason, drop column disabled_at',
    );
  }
}
