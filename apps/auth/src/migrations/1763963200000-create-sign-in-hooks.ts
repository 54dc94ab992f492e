import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of projects that have a say in who signs up and in. */
export class CreateSignInHooks1763963200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sign_in_hook (
        id text primary key,
        tenant text not null,
        kind text not null check (kind in ('before_sign_up', 'before_sign_in', 'custom_claims')),
        url text not null,
        sealed_secret bytea not null,
        on_failure text not null check (on_failure in ('refuse', 'allow')),
        is_enabled boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query(`create unique index sign_in_hook_of on sign_in_hook (tenant, kind)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sign_in_hook`);
  }
}
