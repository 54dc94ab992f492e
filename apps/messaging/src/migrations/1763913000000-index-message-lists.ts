import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Serves the lists of messages of one recipient, and of those in a status that few are in. */
export class IndexMessageLists1763913000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index message_by_recipient on message (project_id, recipient, id)`);
    await runner.query(`create index message_by_status on message (project_id, status, id)`);
    await runner.query(`create index message_by_channel on message (project_id, channel, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index message_by_recipient, message_by_status, message_by_channel`);
  }
}
