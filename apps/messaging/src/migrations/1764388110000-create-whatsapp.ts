import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWhatsapp1764388110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message_window (
        tenant text not null,
        sender text not null,
        recipient text not null,
        inbound_id text not null,
        opened_at timestamptz not null,
        constraint message_window_pkey primary key (tenant, sender, recipient)
      )
    `);
    await runner.query(`
      create table whatsapp_template (
        id text constraint whatsapp_template_pkey primary key,
        tenant text not null,
        provider_id text not null,
        name text not null,
        language text not null,
        status text not null,
        category text not null,
        components jsonb not null,
        created_at timestamptz not null,
        synced_at timestamptz not null,
        constraint whatsapp_template_once unique (provider_id, name, language)
      )
    `);
    await runner.query(
      'create index whatsapp_template_by_tenant on whatsapp_template (tenant, provider_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table whatsapp_template');
    await runner.query('drop table message_window');
  }
}
