import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever owns a row: it goes with the user or the account. */
const OWNER = `
  plane text not null check (plane in ('user', 'account')),
  owner_id text not null,
  user_id text generated always as (case when plane = 'user' then owner_id end) stored
    references end_user (id) on delete cascade,
  account_id text generated always as (case when plane = 'account' then owner_id end) stored
    references account (id) on delete cascade`;

/** Second factors of users and of accounts, and what signing in with them leaves behind. */
export class CreateFactors1763961700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table factor (
        id text primary key, ${OWNER},
        tenant text,
        type text not null check (type in ('totp', 'passkey', 'sms', 'email')),
        status text not null check (status in ('pending', 'active')),
        name text,
        sealed_secret bytea,
        last_step integer,
        failures integer not null default 0,
        locked_until timestamptz,
        destination text,
        credential_id text,
        public_key bytea,
        sign_count bigint,
        transports text[] not null default '{}',
        is_backed_up boolean not null default false,
        created_at timestamptz not null,
        activated_at timestamptz,
        last_used_at timestamptz,
        check ((type = 'totp') = (sealed_secret is not null)),
        check ((type = 'passkey') = (credential_id is not null)),
        check ((type in ('sms', 'email')) = (destination is not null))
      )`);
    await runner.query(`create index factor_of_owner on factor (plane, owner_id, id)`);
    await runner.query(`
      create unique index factor_credential on factor (coalesce(tenant, ''), credential_id)
        where credential_id is not null`);
    await runner.query(`
      create table recovery_code (
        ${OWNER},
        number smallint not null check (number between 1 and 10),
        hash text not null,
        created_at timestamptz not null,
        used_at timestamptz,
        primary key (plane, owner_id, number)
      )`);
    await runner.query(`
      create table passkey_challenge (
        id text primary key,
        plane text not null check (plane in ('user', 'account')),
        owner_id text,
        tenant text,
        purpose text not null check (purpose in ('register', 'login', 'factor')),
        challenge text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await runner.query(`create index passkey_challenge_end on passkey_challenge (expires_at)`);
    await runner.query(`
      create table sign_in_ticket (
        token_sha256 text primary key, ${OWNER},
        tenant text,
        amr text[] not null,
        client text,
        proven_to text,
        can_enrol boolean not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        consumed_at timestamptz
      )`);
    await runner.query(`create index sign_in_ticket_end on sign_in_ticket (expires_at)`);
    await runner.query(`
      create table known_device (
        token_sha256 text primary key, ${OWNER},
        user_agent text,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    for (const table of ['factor', 'recovery_code', 'sign_in_ticket', 'known_device']) {
      await runner.query(`create index ${table}_of_user on ${table} (user_id)`);
      await runner.query(`create index ${table}_of_account on ${table} (account_id)`);
    }
    for (const table of ['user_session', 'session']) {
      await runner.query(`
        alter table ${table} add column aal text not null default 'aal1'
            check (aal in ('aal1', 'aal2')),
          add column proven_to text, add column ip text, add column user_agent text`);
    }
    await runner.query(`alter table otp drop constraint if exists otp_purpose_check`);
    await runner.query(`
      alter table otp add constraint otp_purpose_check check (purpose ~ '^[a-z_]{1,32}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['user_session', 'session']) {
      await runner.query(`
        alter table ${table} drop column aal, drop column proven_to, drop column ip,
          drop column user_agent`);
    }
    await runner.query(
      `drop table known_device, sign_in_ticket, passkey_challenge, recovery_code, factor`,
    );
  }
}
