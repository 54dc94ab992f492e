import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PostingCommand, Submission, TransferCommand } from './command.js';
import type { Account } from './decide/account.js';
import { Books } from './decide/books.js';
import { decideAll, type Outcome } from './decide/decide.js';
import { fingerprintOf } from './fingerprint.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { namedAccounts } from './store/named-accounts.js';

const READ = `
  select id::text as key, public_id as id, tenant, kind, currency, status, floor::text as floor,
    posted::text as posted, held::text as held, version::float8 as version, last_at as "lastAt"
  from account where public_id = any($1) and tenant = $2`;

type Row = Omit<Account, 'floor' | 'posted' | 'held'> & {
  readonly floor: string | null;
  readonly posted: string;
  readonly held: string;
};

/** What would become of a command, and of the accounts that it names. */
export interface Preview {
  readonly outcome: Outcome;
  readonly accounts: readonly Account[];
}

/** Decides over commands without doing them. */
@Injectable()
export class LedgerPreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly time: TenantTime,
  ) {}

  /** What would become of a command now. Nothing is locked or written: it may be otherwise in a moment. */
  async preview(
    submission: Omit<Submission<PostingCommand | TransferCommand>, 'key'>,
  ): Promise<Preview> {
    const { tenant, command } = submission;
    // One statement sees all accounts as they were at one moment.
    const rows = await this.dataSource.query<Row[]>(READ, [namedAccounts(command), tenant]);
    const accounts = rows.map(accountOf);
    const pending = {
      ...submission,
      key: '',
      id: newId('txn'),
      fingerprint: fingerprintOf(command),
    };
    const books = new Books(accounts, []);
    const now = await this.time.now(tenant);
    const [outcome] = decideAll(books, [pending], () => now);
    if (!outcome) throw new Error('A command has an outcome.');
    return { outcome, accounts };
  }
}

const accountOf = ({ floor, posted, held, ...row }: Row): Account => ({
  ...row,
  floor: floor === null ? null : BigInt(floor),
  posted: BigInt(posted),
  held: BigInt(held),
});
