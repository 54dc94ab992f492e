import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BalanceDays } from './balance-days.js';

const SWEEP_EVERY_MS = 60_000;
/** Longer than any batch of the ledger runs: what has an older number is committed, or never will be. */
const SETTLED_MS = 120_000;
const OPERATIONS = 5000;
const MOST_CHUNKS = 1000;

/** Brings the days of accounts up to date after operations, behind them by some minutes. */
@Injectable()
export class BalanceDaysSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: BalanceDays,
    private readonly clock: Clock,
  ) {
    super({
      name: 'BalanceDays',
      problem: 'Daily balances wait for the next round.',
      everyMs: SWEEP_EVERY_MS,
    });
  }

  /** Goes on from where it, or another process, was. @returns how many accounts were looked at */
  override async sweep(): Promise<number> {
    const settledBefore = new Date(this.clock.now().getTime() - SETTLED_MS);
    let accounts = 0;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
      const values = [OPERATIONS, settledBefore];
      const [next] = await this.dataSource.query<Next[]>(NEXT, values);
      if (!next) break;
      await this.days.fold(next.accounts);
      await this.dataSource.query(ADVANCE, [next.until]);
      accounts += next.accounts.length;
    }
    await this.dataSource.query(AIM, [this.clock.now(), settledBefore]);
    return accounts;
  }
}

interface Next {
  readonly until: string;
  readonly accounts: string[];
}

/** Accounts of the next operations up to the target, once that is old enough. */
const NEXT = `
   with due as materialized (
     select done, least(target, done + $1::bigint) as until from balance_daily_progress
     where done < target and target_at <= $2
   )
   select due.until::text as until, coalesce((
     select array_agg(distinct entry.account_id::text) from entry
     where entry.op_seq > due.done and entry.op_seq <= due.until
   ), '{}') as accounts from due`;

/** Two processes may have done the same; folding twice changes nothing. */
const ADVANCE = `
   update balance_daily_progress set done = $1::bigint where done < $1::bigint`;

const AIM = `
   update balance_daily_progress
   set target = (select case when is_called then last_value else 0 end from op_seq), target_at = $1
   where done >= target and target_at <= $2`;
