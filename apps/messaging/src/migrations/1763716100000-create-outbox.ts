import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox1763716100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox_counter (
        scope text constraint outbox_counter_pkey primary key,
        last_seq bigint not null
      )
    `);
    await runner.query(`
      create table outbox_entry (
        scope text not null,
        seq bigint not null,
        message_id text not null
          constraint outbox_entry_message references message (id) on delete cascade,
        at timestamptz not null,
        constraint outbox_entry_pkey primary key (scope, seq),
        constraint outbox_entry_once unique (message_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbox_entry');
    await runner.query('drop table outbox_counter');
  }
}
