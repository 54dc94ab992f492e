import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { CONDITIONS, ENTRIES, FIND, listSql } from './transfer-journal.sql.js';
import type { ListTransfers } from './transfer-record.schema.js';
import { type EntryRow, TRANSFER_KINDS, type TransferRow } from './transfer-row.js';

/** Reads what moved, or failed to move, between wallets. */
@Injectable()
export class TransferJournal {
  constructor(private readonly dataSource: DataSource) {}

  /** One transfer, posting or reversal, and the lines it left. @throws `transfer_not_found` */
  async get(
    tenant: Tenant,
    id: string,
  ): Promise<{ readonly row: TransferRow; readonly entries: readonly EntryRow[] }> {
    const [row] = await this.dataSource.query<TransferRow[]>(FIND, [tenant, id]);
    if (!row) throw LedgerErrors.transfer_not_found();
    return { row, entries: await this.dataSource.query<EntryRow[]>(ENTRIES, [row.seq]) };
  }

  /** Operations in their order, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListTransfers.parse>): Promise<TransferRow[]> {
    const { limit, sort, after, filters } = wanted;
    const { order, beyond } = orderSql(sort);
    const values: unknown[] = [tenant];
    const put = (value: unknown, type = 'text') => `$${values.push(value)}::${type}`;
    const conditions: string[] = [];
    const {
      status,
      kind,
      transfer,
      reference,
      created_after: from,
      created_before: until,
    } = filters;
    if (after) conditions.push(`op.seq ${beyond} ${put(after.id, 'bigint')}`);
    if (status) conditions.push(CONDITIONS.status(put(status)));
    if (kind) conditions.push(CONDITIONS.kind(put(ledgerKind(kind))));
    if (transfer) conditions.push(CONDITIONS.transfer(put(transfer)));
    if (reference) conditions.push(CONDITIONS.reference(put(reference)));
    if (from) conditions.push(CONDITIONS.from(put(from, 'timestamptz')));
    if (until) conditions.push(CONDITIONS.until(put(until, 'timestamptz')));
    const wallet = filters.wallet && put(filters.wallet);
    const sql = listSql({ conditions, order, limit: limit + 1, ...(wallet && { wallet }) });
    return this.dataSource.query<TransferRow[]>(sql, values);
  }
}

function ledgerKind(wanted: string): string {
  const found = Object.entries(TRANSFER_KINDS).find(([, kind]) => kind === wanted);
  return found?.[0] ?? wanted;
}
