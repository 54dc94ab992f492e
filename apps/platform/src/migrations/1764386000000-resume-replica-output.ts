import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the output of each replica that runs is stored, written together with its lines. */
export class ResumeReplicaOutput1764386000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_replica_output (
        replica_id text primary key,
        position text not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_replica_output');
  }
}
