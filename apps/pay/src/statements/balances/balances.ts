import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LedgerAccount } from '../ledger-account.js';
import { BALANCE_OF_VERSION, BALANCES_AT, EFFECTIVE_BALANCE } from './balance.sql.js';

/** What was on an account at some moment. */
export interface PastBalance {
  readonly at: Date;
  /** How many entries it had then. */
  readonly version: number;
  readonly posted: string;
}

/** Reads what was on accounts. Entries never change, so neither does an answer about the past. */
@Injectable()
export class Balances {
  constructor(private readonly dataSource: DataSource) {}

  /** What was booked until each moment, in their order. */
  at({ key }: LedgerAccount, moments: readonly Date[]): Promise<PastBalance[]> {
    return this.dataSource.query<PastBalance[]>(BALANCES_AT, [key, moments]);
  }

  /** What was there after an entry; version 0 is before the first one. */
  async ofVersion(account: LedgerAccount, version: number, madeAt: Date): Promise<PastBalance> {
    if (version === 0) return { at: madeAt, version, posted: '0' };
    const values = [account.key, version];
    const [found] = await this.dataSource.query<PastBalance[]>(BALANCE_OF_VERSION, values);
    if (found) return found;
    const message = `The wallet has ${account.version} entries so far.`;
    throw invalid([{ location: 'query.version', code: 'no_such_version', message }]);
  }

  /** What had taken effect until a moment; entries may be booked later than that. */
  async effective({ key }: LedgerAccount, at: Date) {
    const values = [key, at];
    const rows = await this.dataSource.query<{ posted: string }[]>(EFFECTIVE_BALANCE, values);
    return { at, posted: rows[0]?.posted ?? '0' };
  }
}
