import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients of a project's OpenID provider, what users allowed them, and what the provider keeps. */
export class CreateOidcProvider1763962300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table oidc_client (
        id text primary key,
        tenant text not null,
        name text not null,
        type text not null check (type in ('public', 'confidential')),
        is_third_party boolean not null,
        redirect_uris text[] not null,
        post_logout_redirect_uris text[] not null,
        scopes text[] not null,
        grant_types text[] not null,
        logo_url text,
        secret_sha256 text,
        secret_last4 text,
        previous_secret_sha256 text,
        previous_secret_until timestamptz,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((type = 'confidential') = (secret_sha256 is not null))
      )`);
    await runner.query(`create index oidc_client_of_tenant on oidc_client (tenant, id)`);
    await runner.query(`create index oidc_client_by_name on oidc_client (tenant, name, id)`);
    await runner.query(`
      create table oidc_consent (
        client_id text not null references oidc_client (id) on delete cascade,
        user_id text not null references end_user (id) on delete cascade,
        scopes text[] not null,
        granted_at timestamptz not null,
        primary key (user_id, client_id)
      )`);
    await runner.query(`create index oidc_consent_of_client on oidc_consent (client_id)`);
    await runner.query(`
      create table oidc_artifact (
        id text primary key,
        tenant text not null,
        model text not null,
        grant_id text,
        lookup text,
        client_id text references oidc_client (id) on delete cascade,
        user_session_id text references user_session (id) on delete cascade,
        sealed_payload bytea not null,
        consumed_at timestamptz,
        expires_at timestamptz not null
      )`);
    await runner.query(`
      create index oidc_artifact_lookup on oidc_artifact (tenant, model, lookup)
        where lookup is not null`);
    await runner.query(`
      create index oidc_artifact_of_grant on oidc_artifact (tenant, grant_id)
        where grant_id is not null`);
    await runner.query(`
      create index oidc_artifact_of_session on oidc_artifact (user_session_id)
        where user_session_id is not null`);
    await runner.query(`
      create index oidc_artifact_of_client on oidc_artifact (client_id)
        where client_id is not null`);
    await runner.query(`create index oidc_artifact_by_end on oidc_artifact (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table oidc_artifact, oidc_consent, oidc_client`);
  }
}
