import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What apps have credentials of their own for. */
export class CreateAppBindings1764220300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_binding (
        id text primary key,
        app_id text not null references app (id) on delete cascade,
        kind text not null,
        target text not null,
        mode text not null,
        scopes text[],
        state text not null,
        names jsonb not null,
        credential_id text not null,
        values_sealed text not null,
        retiring_id text,
        retiring_sealed text,
        owner jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (app_id, kind, target)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_binding`);
  }
}
