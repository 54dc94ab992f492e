import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that are sent later, in batches, with files, or on another channel when one fails. */
export class PlanMessages1764383100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table message
        add column scheduled_at timestamptz,
        add column batch_id text,
        add column fallback_of text
    `);
    await runner.query(`
      create index message_by_batch on message (batch_id, id) where batch_id is not null
    `);
    await runner.query(`
      create table message_batch (
        id text constraint message_batch_pkey primary key,
        tenant text not null,
        name text,
        total integer not null,
        accepted integer not null,
        problems jsonb not null,
        canceled_at timestamptz,
        created_at timestamptz not null
      )
    `);
    await runner.query('create index message_batch_by_tenant on message_batch (tenant, id)');
    await runner.query(`
      create table message_fallback (
        message_id text constraint message_fallback_pkey primary key
          constraint message_fallback_message references message (id) on delete cascade,
        steps jsonb not null,
        wait_s integer not null,
        due_at timestamptz not null,
        next_id text
      )
    `);
    await runner.query(`
      create index message_fallback_due on message_fallback (due_at) where next_id is null
    `);
    await runner.query(`
      create table message_attachment (
        message_id text not null
          constraint message_attachment_message references message (id) on delete cascade,
        position smallint not null,
        filename text not null,
        content_type text not null,
        bytes bytea not null,
        constraint message_attachment_pkey primary key (message_id, position)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_attachment, message_fallback, message_batch');
    await runner.query('drop index message_by_batch');
    await runner.query(`
      alter table message
        drop column scheduled_at, drop column batch_id, drop column fallback_of
    `);
  }
}
