import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projects that were deleted, so that no database made at the same moment is left over. */
export class EndProjectsOfDatabases1764382000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table database_ended_project (
        project_id text primary key,
        ended_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table database_ended_project');
  }
}
