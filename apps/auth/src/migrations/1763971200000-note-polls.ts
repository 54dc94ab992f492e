import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that ask too often whether they were approved are told to slow down. */
export class NotePolls1763971200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table oidc_artifact add column polled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table oidc_artifact drop column polled_at`);
  }
}
