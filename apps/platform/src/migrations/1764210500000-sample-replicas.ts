import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What replicas used, for a day. */
export class SampleReplicas1764210500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_replica_sample (
        replica_id text not null,
        at timestamptz not null,
        app_id text not null,
        process text not null,
        cpu_percent double precision,
        memory_bytes bigint not null,
        primary key (replica_id, at)
      );
      create index app_replica_sample_by_app on app_replica_sample (app_id, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_replica_sample');
  }
}
