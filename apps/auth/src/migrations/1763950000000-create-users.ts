import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who use what a project has built. Each belongs to a project in one mode. */
export class CreateUsers1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table end_user (
        id text primary key,
        tenant text not null,
        phone text,
        phone_verified_at timestamptz,
        email text,
        email_verified_at timestamptz,
        name text,
        public_metadata jsonb not null default '{}',
        app_metadata jsonb not null default '{}',
        password_hash text,
        banned_until timestamptz,
        last_sign_in_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (phone is not null or email is not null)
      )`);
    await runner.query(`create unique index end_user_phone on end_user (tenant, phone)`);
    await runner.query(`create unique index end_user_email on end_user (tenant, email)`);
    await runner.query(`create index end_user_of_tenant on end_user (tenant, id)`);
    await runner.query(`create index end_user_by_change on end_user (tenant, updated_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table end_user`);
  }
}
