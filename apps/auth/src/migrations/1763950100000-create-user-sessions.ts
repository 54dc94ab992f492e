import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of the users of projects, and the keys that each project's tokens are signed with. */
export class CreateUserSessions1763950100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_session (
        id text primary key,
        tenant text not null,
        user_id text not null references end_user (id) on delete cascade,
        amr text[] not null,
        counter integer not null default 0,
        authenticated_at timestamptz not null,
        refreshed_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query(`create index user_session_of_user on user_session (user_id, id)`);
    await runner.query(`create index user_session_of_tenant on user_session (tenant, id)`);
    await runner.query(
      `create index user_session_by_refresh on user_session (tenant, refreshed_at, id)`,
    );
    await runner.query(`
      create table project_signing_key (
        kid text primary key,
        tenant text not null,
        state text not null check (state in ('next', 'current', 'previous')),
        public_jwk jsonb not null,
        sealed_private_key bytea not null,
        created_at timestamptz not null,
        activated_at timestamptz,
        retired_at timestamptz
      )`);
    await runner.query(`
      create unique index project_signing_key_one_of on project_signing_key (tenant, state)
        where state in ('current', 'next')`);
    await runner.query(`create index project_signing_key_of on project_signing_key (tenant)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table project_signing_key, user_session`);
  }
}
