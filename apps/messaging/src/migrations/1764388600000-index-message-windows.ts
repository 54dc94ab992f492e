import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexMessageWindows1764388600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index message_window_by_time on message_window (tenant, opened_at, inbound_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index message_window_by_time');
  }
}
