import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of a project in one mode: only what it has set itself. */
export class CreateAuthSettings1763960100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table auth_settings (
        tenant text primary key,
        own_values jsonb not null default '{}',
        version integer not null,
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table auth_settings`);
  }
}
