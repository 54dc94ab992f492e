import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a push message at each device of a user. */
export class CreateMessageParts1764388010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message_part (
        id text constraint message_part_pkey primary key,
        message_id text not null
          constraint message_part_message references message (id) on delete cascade,
        device_id text not null,
        status text not null,
        failure text,
        provider_id text,
        provider_message_id text,
        after_attempt integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint message_part_once unique (message_id, device_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_part');
  }
}
