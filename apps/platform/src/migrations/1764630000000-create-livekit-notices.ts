import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What LiveKit told in the last day, so that it is done once. */
export class CreateLivekitNotices1764630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table livekit_notice (
        id text not null,
        received_at timestamptz not null,
        constraint livekit_notice_pkey primary key (id)
      );
      create index livekit_notice_by_age on livekit_notice (received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table livekit_notice');
  }
}
