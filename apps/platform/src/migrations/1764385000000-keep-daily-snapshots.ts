import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snapshots of volumes of apps that are made every day. Volumes from before have none. */
export class KeepDailySnapshots1764385000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_volume add column snapshots_kept integer not null default 0;
      alter table app_volume_snapshot add column kind text not null default 'manual';
      alter table app_volume alter column snapshots_kept drop default;
      alter table app_volume_snapshot alter column kind drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table app_volume_snapshot drop column kind');
    await runner.query('alter table app_volume drop column snapshots_kept');
  }
}
