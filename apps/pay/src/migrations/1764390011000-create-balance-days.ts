import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What balances of the past are read from. */
export class CreateBalanceDays1764390011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Entries of an account are in the order of their time: halving finds one among a million in 20
    // steps. A plan that a session made while the table was empty would read all of it for ever.
    await runner.query(`
      create function entry_version_at(of_account bigint, moment timestamptz)
      returns bigint language plpgsql stable
      set enable_seqscan = off set enable_bitmapscan = off as $$
      declare
        low bigint := 0;
        high bigint := coalesce((select version from account where id = of_account), 0);
        middle bigint;
      begin
        while low < high loop
          middle := (low + high + 1) / 2;
          if (select created_at <= moment from entry
              where account_id = of_account and version = middle) then
            low := middle;
          else
            high := middle - 1;
          end if;
        end loop;
        return low;
      end $$
    `);
    // Entries that take effect when they are made are in neither, and cost nothing more to write.
    await runner.query(`
      create index entry_backdated on entry (account_id, effective_at)
      where effective_at <> created_at
    `);
    await runner.query(`
      create index entry_backdated_version on entry (account_id, version)
      where effective_at <> created_at
    `);
    await runner.query(`
      create table balance_daily (
        account_id bigint not null,
        day date not null,
        balance numeric(38, 0) not null,
        constraint balance_daily_pkey primary key (account_id, day)
      )
    `);
    // How many entries of an account its days hold.
    await runner.query(`
      create table balance_daily_account (
        account_id bigint constraint balance_daily_account_pkey primary key,
        version bigint not null
      )
    `);
    // Up to which operation accounts were brought up to date; the target was the newest one a while ago.
    await runner.query(`
      create table balance_daily_progress (
        is_only boolean default true constraint balance_daily_progress_pkey primary key
          constraint balance_daily_progress_one check (is_only),
        done bigint not null,
        target bigint not null,
        target_at timestamptz not null
      )
    `);
    await runner.query(
      `insert into balance_daily_progress (done, target, target_at) values (0, 0, '-infinity')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table balance_daily_progress, balance_daily_account, balance_daily');
    await runner.query('drop index entry_backdated_version, entry_backdated');
    await runner.query('drop function entry_version_at(bigint, timestamptz)');
  }
}
