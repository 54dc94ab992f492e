import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users who come from outside providers or from nowhere yet, and the way there and back. */
export class CreateIdentities1763963100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who is anonymous, or known to a provider only, has neither a number nor an address.
    await runner.query(`alter table end_user drop constraint end_user_check`);
    await runner.query(`
      alter table end_user
        add column external_id text,
        add column is_anonymous boolean not null default false`);
    await runner.query(`create unique index end_user_external on end_user (tenant, external_id)`);
    for (const field of ['phone', 'email', 'external_id']) {
      await runner.query(
        `create index end_user_${field}_begins on end_user (tenant, ${field} text_pattern_ops)`,
      );
    }
    await runner.query(`
      create index end_user_anonymous on end_user (last_sign_in_at) where is_anonymous`);
    await runner.query(`
      create table sign_in_provider (
        id text primary key,
        tenant text not null,
        kind text not null,
        name text not null,
        issuer text,
        client_id text not null,
        sealed_secret bytea,
        options jsonb not null default '{}',
        redirect_urls text[] not null,
        audiences text[] not null default '{}',
        is_enabled boolean not null default true,
        trusts_email boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query(`create index sign_in_provider_of on sign_in_provider (tenant, id)`);
    await runner.query(`
      create table user_identity (
        id text primary key,
        tenant text not null,
        user_id text not null references end_user (id) on delete cascade,
        provider_id text not null references sign_in_provider (id),
        subject text not null,
        email text,
        is_email_verified boolean not null,
        name text,
        picture_url text,
        last_sign_in_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query(
      `create unique index user_identity_subject on user_identity (provider_id, subject)`,
    );
    await runner.query(`create index user_identity_of on user_identity (user_id, id)`);
    await runner.query(`
      create table sign_in_flow (
        id text primary key,
        tenant text not null,
        provider_id text not null references sign_in_provider (id) on delete cascade,
        state_hash bytea not null unique,
        sealed_secrets bytea not null,
        redirect_url text not null,
        app_state text,
        code_challenge text not null,
        link_user_id text references end_user (id) on delete cascade,
        expires_at timestamptz not null,
        returned_at timestamptz,
        code_hash bytea unique,
        code_expires_at timestamptz,
        exchanged_at timestamptz,
        sealed_profile bytea
      )`);
    await runner.query(`create index sign_in_flow_by_end on sign_in_flow (expires_at)`);
    await runner.query(`create index sign_in_flow_of_user on sign_in_flow (link_user_id)`);
    await runner.query(`create index sign_in_flow_of_provider on sign_in_flow (provider_id)`);
    await runner.query(`
      create table used_id_token (
        token_hash bytea primary key,
        expires_at timestamptz not null
      )`);
    await runner.query(`create index used_id_token_by_end on used_id_token (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table used_id_token, sign_in_flow, user_identity, sign_in_provider`);
    await runner.query(`alter table end_user drop column external_id, drop column is_anonymous`);
    await runner.query(
      `alter table end_user add check (phone is not null or email is not null) not valid`,
    );
  }
}
