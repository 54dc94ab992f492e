import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is counted of databases, backups and archives now. */
export class CountDatabases1764381000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table database_usage (
        meter text not null,
        resource_id text not null,
        project_id text not null,
        rate bigint not null,
        since timestamptz not null,
        primary key (meter, resource_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table database_usage`);
  }
}
