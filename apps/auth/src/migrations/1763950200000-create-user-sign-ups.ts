import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups with a password wait for the code that proves the number or the address. */
export class CreateUserSignUps1763950200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table otp drop constraint otp_purpose_check`);
    await runner.query(`
      alter table otp add constraint otp_purpose_check
        check (purpose in ('sign_in', 'verification', 'sign_up'))`);
    await runner.query(`
      create table user_sign_up (
        id text primary key,
        tenant text not null,
        otp_id text not null references otp (id) on delete cascade,
        password_hash text not null,
        name text,
        created_at timestamptz not null
      )`);
    await runner.query(`create index user_sign_up_of_otp on user_sign_up (otp_id)`);
    await runner.query(`create index user_sign_up_by_time on user_sign_up (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table user_sign_up`);
    await runner.query(`delete from otp where purpose = 'sign_up'`);
    await runner.query(`alter table otp drop constraint otp_purpose_check`);
    await runner.query(`
      alter table otp add constraint otp_purpose_check
        check (purpose in ('sign_in', 'verification'))`);
  }
}
