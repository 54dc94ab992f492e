import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show where devices are. */
export class CreateShares1764760010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table share (
        id text collate "C" primary key,
        tenant text not null,
        name text,
        token_hash bytea not null,
        device_ids text[] not null,
        shows text[] not null,
        destination jsonb,
        profile text not null,
        until timestamptz not null,
        ended_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index share_by_tenant on share (tenant, id)');
    await runner.query('create index share_to_end on share (until) where ended_at is null');
    await runner.query('create index share_ended on share (ended_at) where ended_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table share');
  }
}
