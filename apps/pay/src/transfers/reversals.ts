import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Outcome } from '../ledger/decide/decide.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import type { ReverseTransfer } from './reversal.schema.js';

// What pays in or out, or goes into an escrow, is undone where it was made.
const BETWEEN_WALLETS = `
  select 1 from op where id = $2 and tenant = $1 and kind = 'transfer' and code is null
    and starts_with(result->>'from', 'wal_') and starts_with(result->>'to', 'wal_')`;

/** Moves back what transfers between wallets moved. */
@Injectable()
export class Reversals {
  constructor(
    private readonly ledger: Ledger,
    private readonly dataSource: DataSource,
  ) {}

  /** Moves back, once for its key. @throws `transfer_not_found` */
  async create(
    tenant: Tenant,
    transfer: string,
    key: string,
    wanted: ReverseTransfer,
  ): Promise<Outcome> {
    const found = await this.dataSource.query<unknown[]>(BETWEEN_WALLETS, [tenant, transfer]);
    if (found.length === 0) throw LedgerErrors.transfer_not_found();
    return this.ledger.execute({ tenant, key, command: { kind: 'reverse', transfer, ...wanted } });
  }
}
