import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepMtaSts1764388610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mta_sts_policy (
        domain text constraint mta_sts_policy_pkey primary key,
        policy_id text not null,
        mode text not null,
        mx text[] not null,
        fetched_at timestamptz not null,
        expires_at timestamptz not null
      )
    `);
    await runner.query('create index mta_sts_policy_by_end on mta_sts_policy (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mta_sts_policy');
  }
}
