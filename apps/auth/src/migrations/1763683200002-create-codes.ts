import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCodes1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table otp (
        id text primary key,
        project_id text references project (id) on delete cascade,
        purpose text not null check (purpose in ('sign_in', 'verification')),
        channel text not null check (channel in ('sms', 'email')),
        destination text not null,
        name text,
        status text not null check (status in ('pending', 'verified', 'failed', 'expired', 'canceled')),
        attempts integer not null default 0,
        sends integer not null default 1,
        next_send_at timestamptz not null,
        expires_at timestamptz not null,
        verified_at timestamptz,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create unique index otp_one_pending
        on otp (coalesce(project_id, ''), destination, purpose) where status = 'pending'`);
    await runner.query(`create index otp_created_at on otp (created_at)`);
    await runner.query(`
      create table device_grant (
        id text primary key,
        device_code_sha256 text not null unique,
        user_code text not null,
        client_id text not null,
        status text not null
          check (status in ('pending', 'approved', 'denied', 'consumed')),
        account_id text references account (id) on delete cascade,
        interval_s integer not null,
        last_polled_at timestamptz,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`);
    await runner.query(`create unique index device_grant_user_code on device_grant (user_code)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table device_grant, otp`);
  }
}
