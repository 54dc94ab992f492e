import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessages1763716000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message (
        id text constraint message_pkey primary key,
        project_id text,
        channel text not null,
        recipient text not null,
        sender text not null,
        content jsonb,
        kind text not null,
        metadata jsonb not null default '{}',
        reference text,
        status text not null,
        rank smallint not null,
        driver text not null,
        sms_encoding text,
        sms_parts smallint,
        attempts integer not null default 0,
        claimed_until timestamptz,
        failure text,
        created_at timestamptz not null,
        sent_at timestamptz,
        delivered_at timestamptz,
        expires_at timestamptz not null,
        attend_at timestamptz
      )
    `);
    await runner.query('create index message_by_project on message (project_id, id)');
    await runner.query(`
      create index message_by_reference on message (reference) where reference is not null
    `);
    await runner.query(`
      create index message_to_attend on message (attend_at) where attend_at is not null
    `);
    await runner.query(`
      create table message_event (
        id text constraint message_event_pkey primary key,
        seq bigserial not null,
        message_id text not null
          constraint message_event_message references message (id) on delete cascade,
        status text not null,
        provider text not null,
        provider_event_id text not null,
        detail text,
        at timestamptz not null,
        constraint message_event_once unique (provider, provider_event_id)
      )
    `);
    await runner.query('create index message_event_by_message on message_event (message_id, seq)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_event');
    await runner.query('drop table message');
  }
}
