import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Serves the orders in which members and sessions are listed. */
export class IndexLists1763911000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index member_by_time on member (project_id, created_at, account_id)`,
    );
    await runner.query(`create index session_by_refresh on session (account_id, refreshed_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index member_by_time, session_by_refresh`);
  }
}
