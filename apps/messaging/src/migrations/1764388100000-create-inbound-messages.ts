import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInboundMessages1764388100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbound_message (
        id text constraint inbound_message_pkey primary key,
        tenant text not null,
        channel text not null,
        provider_id text not null,
        provider_message_id text not null,
        sender text not null,
        sender_name text,
        recipient text not null,
        kind text not null,
        text text,
        payload text,
        attachments jsonb not null default '[]',
        reply_to text,
        sealed_raw bytea,
        received_at timestamptz not null,
        created_at timestamptz not null,
        constraint inbound_message_once unique (provider_id, provider_message_id)
      )
    `);
    await runner.query('create index inbound_message_by_tenant on inbound_message (tenant, id)');
    await runner.query(
      'create index inbound_message_by_sender on inbound_message (tenant, sender, id)',
    );
    await runner.query(`
      create table inbound_part (
        provider_id text not null,
        sender text not null,
        recipient text not null,
        reference integer not null,
        total smallint not null,
        number smallint not null,
        units bytea not null,
        created_at timestamptz not null,
        constraint inbound_part_pkey
          primary key (provider_id, sender, recipient, reference, total, number)
      )
    `);
    await runner.query('create index inbound_part_by_age on inbound_part (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbound_part');
    await runner.query('drop table inbound_message');
  }
}
