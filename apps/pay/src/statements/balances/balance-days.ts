import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StatementMetrics } from '../statement-metrics.js';

const MOST_ENTRIES = 50_000;

/** Keeps what was in each account at the end of each day, by the time that entries took effect. */
@Injectable()
export class BalanceDays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: StatementMetrics,
  ) {}

  /**
   * Brings accounts up to date. Entries of long ago change all later days: these are made anew from
   * the earliest one that is touched.
   */
  async fold(accounts: readonly string[]): Promise<void> {
    let left = [...accounts];
    while (left.length > 0) {
      const folded = await this.dataSource.transaction(async (manager) => {
        await manager.query(BEGIN, [left]);
        await manager.query(LOCK, [left]);
        const values = [left, MOST_ENTRIES];
        const [rows] = await manager.query<[Folded[], number]>(FOLD, values);
        return rows;
      });
      this.metrics.folded(folded.reduce((sum, { entries }) => sum + entries, 0));
      left = folded.filter(({ hasMore }) => hasMore).map(({ account }) => account);
    }
  }
}

interface Folded {
  readonly account: string;
  readonly entries: number;
  readonly hasMore: boolean;
}

const BEGIN = `
   insert into balance_daily_account (account_id, version)
   select id, 0 from unnest($1::bigint[]) id order by id on conflict do nothing`;

const LOCK = `
   select account_id from balance_daily_account where account_id = any($1::bigint[])
   order by account_id for update`;

const FOLD = `
   with due as materialized (
     select known.account_id, known.version as since, account.version as newest,
       least(account.version, known.version + $2::bigint) as until
     from balance_daily_account known join account on account.id = known.account_id
     where known.account_id = any($1::bigint[]) and account.version > known.version
   ), fresh as materialized (
     select due.account_id, (entry.effective_at at time zone 'UTC')::date as day,
       sum(entry.amount) as amount
     from due join entry on entry.account_id = due.account_id
       and entry.version > due.since and entry.version <= due.until
     group by 1, 2
   ), touched as (
     select account_id, day from fresh
     union
     select later.account_id, later.day
     from (select account_id, min(day) as day from fresh group by 1) earliest
     join balance_daily later
       on later.account_id = earliest.account_id and later.day >= earliest.day
   ), made as (
     insert into balance_daily (account_id, day, balance)
     select touched.account_id, touched.day,
       coalesce((
         select before.balance from balance_daily before
         where before.account_id = touched.account_id and before.day <= touched.day
         order by before.day desc limit 1
       ), 0)
       + coalesce(sum(fresh.amount) over (
         partition by touched.account_id order by touched.day
       ), 0)
     from touched left join fresh
       on fresh.account_id = touched.account_id and fresh.day = touched.day
     on conflict (account_id, day) do update set balance = excluded.balance
   )
   update balance_daily_account known set version = due.until
   from due where due.account_id = known.account_id
   returning known.account_id::text as account, (due.until - due.since)::float8 as entries,
     due.newest > due.until as "hasMore"`;
