import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LedgerAccount } from '../ledger-account.js';
import type { EntryRow, ListEntries } from './entry.schema.js';
import { readEntries, VERSIONS_OF_PERIOD } from './entry.sql.js';

const CHUNK = 1000;
const SIGNS = { in: 1, out: -1 } as const;

/** Versions of entries: after one and up to another. */
export interface VersionRange {
  readonly since: number;
  readonly until: number;
}

/** Reads the entries of accounts. */
@Injectable()
export class Entries {
  constructor(private readonly dataSource: DataSource) {}

  /** Which versions were booked from one moment on and before another. */
  async versionsOf(
    { key }: LedgerAccount,
    { from, to }: { readonly from?: Date | undefined; readonly to?: Date | undefined },
  ): Promise<VersionRange> {
    const values = [key, from ?? null, to ?? null];
    const [found] = await this.dataSource.query<VersionRange[]>(VERSIONS_OF_PERIOD, values);
    return found ?? { since: 0, until: 0 };
  }

  /** Entries in the order asked for, one more than `limit`. */
  async list(
    account: LedgerAccount,
    { limit, sort, after, filters }: ReturnType<typeof ListEntries.parse>,
  ): Promise<EntryRow[]> {
    const { direction, min_amount: least, max_amount: most, kind } = filters;
    const { since, until } = await this.versionsOf(account, filters);
    const seen = after && Number(after.id);
    const range = sort.isDescending
      ? { since, until: seen === null ? until : Math.min(until, seen - 1) }
      : { since: Math.max(since, seen ?? 0), until };
    const sign = direction ? SIGNS[direction] : null;
    const filtered = [sign, least ?? null, most ?? null, kind ?? null];
    return this.dataSource.query<EntryRow[]>(readEntries(sort.isDescending ? 'desc' : 'asc'), [
      ...ranged(account, range, limit + 1),
      ...filtered,
    ]);
  }

  /** All entries of a range, oldest first and some at a time. */
  async *each(account: LedgerAccount, { since, until }: VersionRange): AsyncGenerator<EntryRow[]> {
    const sql = readEntries('asc');
    for (let read = since; read < until;) {
      const values = [...ranged(account, { since: read, until }, CHUNK), null, null, null, null];
      const rows = await this.dataSource.query<EntryRow[]>(sql, values);
      const last = rows.at(-1);
      if (!last) throw new Error(`Entries after ${read} of ${account.id} are not there.`);
      yield rows;
      read = last.version;
    }
  }
}

const ranged = ({ key, tenant }: LedgerAccount, { since, until }: VersionRange, limit: number) => [
  key,
  tenant,
  since,
  until,
  limit,
];
