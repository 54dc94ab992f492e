import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaceMail1764388200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_pace (
        provider_id text not null,
        domain text not null,
        full_at timestamptz not null,
        constraint mail_pace_pkey primary key (provider_id, domain)
      )
    `);
    await runner.query(`
      create table mail_turn (
        message_id text constraint mail_turn_pkey primary key
          constraint mail_turn_message references message (id) on delete cascade,
        at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_turn');
    await runner.query('drop table mail_pace');
  }
}
