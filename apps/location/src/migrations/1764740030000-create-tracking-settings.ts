import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What projects want of tracking. */
export class CreateTrackingSettings1764740030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tracking_settings (
        tenant text primary key,
        retention_days integer,
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tracking_settings');
  }
}
