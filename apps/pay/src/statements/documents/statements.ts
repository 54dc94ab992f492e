import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Currencies } from '../../currencies/currencies.js';
import { Entries } from '../entries/entries.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { LedgerAccounts } from '../ledger-account.js';
import type { Statement } from './statement.js';
import { StatementErrors } from './statement.errors.js';
import type { StatementQuery } from './statement.schema.js';

const MOST_LINES = 100_000;
const USUAL_MS = 30 * 86_400_000;

const TOTALS = `
  select
    coalesce((select balance_after from entry where account_id = $1 and version = $2), 0) as opening,
    coalesce((select balance_after from entry where account_id = $1 and version = $3), 0) as closing,
    coalesce(sum(amount) filter (where amount > 0), 0) as "totalIn",
    -coalesce(sum(amount) filter (where amount < 0), 0) as "totalOut"
  from entry where account_id = $1 and version > $2 and version <= $3`;

type Totals = Readonly<Record<'opening' | 'closing' | 'totalIn' | 'totalOut', string>>;

/** Makes statements of wallets. */
@Injectable()
export class Statements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: LedgerAccounts,
    private readonly entries: Entries,
    private readonly currencies: Currencies,
    private readonly time: TenantTime,
  ) {}

  /** What was booked in a period. Entries never change, so the lines fit the sums. */
  async of(tenant: Tenant, ref: string, period: StatementQuery): Promise<Statement> {
    const { wallet, account } = await this.accounts.ofWallet(tenant, ref);
    const madeAt = await this.time.now(tenant);
    const to = period.to ?? madeAt;
    const from = period.from ?? new Date(to.getTime() - USUAL_MS);
    if (from > to) throw invalid([AFTER]);
    const range = await this.entries.versionsOf(account, { from, to });
    const count = range.until - range.since;
    if (count > MOST_LINES) throw StatementErrors.statement_too_long();
    const values = [account.key, range.since, range.until];
    const [totals] = await this.dataSource.query<Totals[]>(TOTALS, values);
    const { exponent } = await this.currencies.get(tenant, account.currency);
    const head = {
      wallet: wallet.id,
      name: wallet.name,
      currency: account.currency,
      exponent,
      from,
      to,
      madeAt,
      opening: BigInt(totals?.opening ?? 0),
      closing: BigInt(totals?.closing ?? 0),
      totalIn: BigInt(totals?.totalIn ?? 0),
      totalOut: BigInt(totals?.totalOut ?? 0),
      count,
    };
    return { head, lines: this.entries.each(account, range) };
  }
}

const AFTER = {
  location: 'query.from',
  code: 'invalid_period',
  message: '`from` is after `to`.',
};
