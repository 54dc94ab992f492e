import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quiet hours of a project, and what it answers to words such as STOP. */
export class CreateConsentSettings1764388320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consent_setting (
        tenant text constraint consent_setting_pkey primary key,
        quiet_hours jsonb,
        display_name text,
        is_answering boolean not null,
        answers jsonb not null,
        version integer not null,
        updated_at timestamptz not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consent_setting');
  }
}
