import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What hosts of repositories delivered lately, and what came of it. */
export class LogHookDeliveries1764340300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_hook_log (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        provider text not null,
        kind text not null,
        name text,
        outcome text not null,
        reason text,
        deployment_id text,
        delivery jsonb,
        redelivery_of text,
        received_at timestamptz not null
      );
      create index app_hook_log_by_app on app_hook_log (app_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_hook_log`);
  }
}
