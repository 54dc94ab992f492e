import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the tables of usage in a service's own schema. */
export class CreateUsage1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Rows are added once and only marked when they are counted: see UsageRollUp.
    await runner.query(`
      create table usage_record (
        project_id text not null,
        meter text not null,
        key text not null,
        quantity bigint not null constraint usage_record_not_negative check (quantity >= 0),
        occurred_at timestamptz not null,
        counted_at timestamptz,
        constraint usage_record_pkey primary key (project_id, meter, key)
      )
    `);
    await runner.query(`
      create index usage_record_uncounted on usage_record (occurred_at) where counted_at is null
    `);
    await runner.query('create index usage_record_by_age on usage_record using brin (counted_at)');
    await runner.query(`
      create table usage_interval (
        meter text not null,
        key text not null,
        project_id text not null,
        rate bigint not null constraint usage_interval_not_negative check (rate >= 0),
        is_watched boolean not null,
        opened_at timestamptz not null,
        seen_at timestamptz not null,
        closed_at timestamptz,
        counted_until timestamptz not null,
        constraint usage_interval_pkey primary key (meter, key)
      )
    `);
    await runner.query(`
      create index usage_interval_uncounted on usage_interval (opened_at)
      where closed_at is null or counted_until <> closed_at
    `);
    await runner.query(`
      create table usage_hour (
        project_id text not null,
        meter text not null,
        hour timestamptz not null,
        quantity numeric(38, 0) not null,
        constraint usage_hour_pkey primary key (project_id, meter, hour)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table usage_hour');
    await runner.query('drop table usage_interval');
    await runner.query('drop table usage_record');
  }
}
