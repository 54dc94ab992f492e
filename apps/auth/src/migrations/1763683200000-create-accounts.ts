import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id text primary key,
        email text unique,
        phone text unique,
        name text,
        status text not null check (status in ('active', 'invited')),
        is_instance_owner boolean not null default false,
        created_at timestamptz not null,
        check (email is not null or phone is not null or is_instance_owner)
      )`);
    await runner.query(
      `create unique index account_instance_owner on account (is_instance_owner) where is_instance_owner`,
    );
    await runner.query(`
      create table session (
        id text primary key,
        account_id text not null references account (id) on delete cascade,
        client text not null check (client in ('browser', 'device')),
        amr text[] not null,
        counter integer not null default 0,
        authenticated_at timestamptz not null,
        refreshed_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query(`create index session_of_account on session (account_id, id desc)`);
    await runner.query(`
      create table signing_key (
        kid text primary key,
        state text not null check (state in ('next', 'current', 'previous')),
        public_jwk jsonb not null,
        sealed_private_key bytea not null,
        created_at timestamptz not null,
        activated_at timestamptz,
        retired_at timestamptz
      )`);
    await runner.query(
      `create unique index signing_key_one_of on signing_key (state) where state in ('current', 'next')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table signing_key, session, account`);
  }
}
