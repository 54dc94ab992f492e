import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Serves the order in which the deployments of an app are listed. */
export class IndexDeployments1763912000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index deployment_by_app on deployment (app_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index deployment_by_app`);
  }
}
