import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of its daily quotas each owner has used. */
export class CreateDailyQuota1763730100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table daily_quota (
        owner text not null,
        name text not null,
        day date not null,
        used integer not null,
        constraint daily_quota_pkey primary key (owner, name)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table daily_quota');
  }
}
