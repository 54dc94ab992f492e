import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How apps are scaled without being asked: a policy of each, and what it came to. */
export class AutoscaleApps1764226000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_autoscaling (
        app_id text primary key references app (id) on delete cascade,
        policy jsonb not null,
        version integer not null default 1,
        target integer,
        asleep_release_id text,
        reason text,
        scaled_at timestamptz,
        updated_at timestamptz not null
      );
      -- Nothing ever wrote these two.
      alter table app_scale drop column autoscale, drop column target;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_scale add column autoscale jsonb, add column target integer;
      drop table app_autoscaling;
    `);
  }
}
