import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepInboundMail1764388220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbound_mail (
        inbound_id text constraint inbound_mail_pkey primary key
          constraint inbound_mail_message references inbound_message (id) on delete cascade,
        route_id text not null,
        subject text not null,
        html text,
        message_id_header text,
        spf text not null,
        dkim text not null,
        dmarc text not null,
        size_bytes integer not null,
        raw_key text not null,
        files jsonb not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbound_mail');
  }
}
