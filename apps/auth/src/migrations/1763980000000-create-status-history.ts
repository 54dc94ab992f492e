import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the status page remembers, for all replicas of the dashboard. */
export class CreateStatusHistory1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table status_history (
        id smallint primary key check (id = 1),
        version integer not null,
        history jsonb not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table status_history');
  }
}
