import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes go out by WhatsApp too, in the language of whoever gets them, and know how many messages
 * were handed over. What goes to numbers that hardly anybody verifies is blocked until released.
 */
export class WidenCodes1763960200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table otp
        drop constraint otp_channel_check,
        add constraint otp_channel_check check (channel in ('sms', 'email', 'whatsapp')),
        drop constraint otp_status_check,
        add constraint otp_status_check check
          (status in ('pending', 'verified', 'failed', 'expired', 'canceled', 'blocked')),
        add country text,
        add prefix text,
        add reasons text[] not null default '{}',
        add code_length smallint not null default 6 check (code_length between 6 and 8),
        add locale text,
        add metadata jsonb not null default '{}',
        add handed integer not null default 0,
        add sending_until timestamptz,
        add last_send_at timestamptz,
        add delivered_at timestamptz`);
    await runner.query('update otp set handed = sends, last_send_at = created_at');
    await runner.query('alter table otp alter last_send_at set not null');
    await runner.query('create index otp_of_tenant on otp (project_id, id)');
    await runner.query(`
      create index otp_of_prefix on otp (project_id, prefix, created_at) where prefix is not null`);
    await runner.query(`
      create index otp_of_country on otp (project_id, country, created_at)
        where country is not null`);
    await runner.query(`
      create index otp_undelivered on otp (last_send_at) where handed > 0 and delivered_at is null`);
    await runner.query(`
      create table otp_block (
        id text primary key,
        project_id text not null,
        kind text not null check (kind in ('prefix', 'country')),
        value text not null,
        sends integer not null,
        verified integer not null,
        created_at timestamptz not null,
        released_at timestamptz
      )`);
    await runner.query(`
      create unique index otp_one_block on otp_block (project_id, kind, value)
        where released_at is null`);
    await runner.query('create index otp_block_of_scope on otp_block (project_id, kind, value)');
    await runner.query('create index otp_block_of_tenant on otp_block (project_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table otp_block');
    await runner.query('drop index otp_of_tenant');
    await runner.query(`delete from otp where channel = 'whatsapp' or status = 'blocked'`);
    await runner.query(`
      alter table otp
        drop constraint otp_channel_check,
        add constraint otp_channel_check check (channel in ('sms', 'email')),
        drop constraint otp_status_check,
        add constraint otp_status_check check
          (status in ('pending', 'verified', 'failed', 'expired', 'canceled')),
        drop country, drop prefix, drop reasons, drop code_length, drop locale, drop metadata,
        drop handed, drop sending_until, drop last_send_at, drop delivered_at`);
  }
}
