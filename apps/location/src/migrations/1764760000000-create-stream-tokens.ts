import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rights to follow devices for a while. */
export class CreateStreamTokens1764760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stream_token (
        id text collate "C" primary key,
        tenant text not null,
        token_hash bytea not null,
        filter jsonb not null,
        credential text,
        actor_id text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index stream_token_by_end on stream_token (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stream_token');
  }
}
