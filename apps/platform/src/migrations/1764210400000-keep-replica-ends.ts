import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How replicas ended that nobody asked to end. */
export class KeepReplicaEnds1764210400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_replica_end (
        replica_id text primary key,
        app_id text not null references app (id) on delete cascade,
        release_id text not null,
        process text not null,
        exit_code integer,
        signal text,
        is_out_of_memory boolean not null,
        ended_at timestamptz not null
      );
      create index app_replica_end_by_app on app_replica_end (app_id, ended_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_replica_end');
  }
}
