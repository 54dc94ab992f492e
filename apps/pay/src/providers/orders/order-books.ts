import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LedgerCommand } from '../../ledger/command.js';
import type { RejectionCode } from '../../ledger/decide/rejection.js';
import { Ledger } from '../../ledger/ledger.js';
import { SystemAccounts } from '../../ledger/system-accounts.js';
import type { PaymentOrderEntity } from './payment-order.entity.js';

/** What the ledger did, or why not. */
export interface Booked {
  readonly id: string;
  readonly code: RejectionCode | null;
  readonly result: Readonly<Record<string, unknown>>;
}

/** What is known of a wallet. */
export interface WalletState {
  readonly currency: string;
  readonly status: string;
  /** What may be taken; null for any amount. */
  readonly spendable: bigint | null;
}

type Named = Pick<PaymentOrderEntity, 'tenant' | 'currency' | 'providerId'>;

/** The ledger as payments use it. Each key belongs to one command for ever. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly accounts: SystemAccounts,
    private readonly dataSource: DataSource,
  ) {}

  /** Does a command once for its key. */
  async book(tenant: Tenant, key: string, command: LedgerCommand): Promise<Booked> {
    const outcome = await this.ledger.execute({ tenant, key, command });
    if (outcome.kind === 'reused') throw new Error(`The key ${key} was used for something else.`);
    const { id, code, result } = outcome.operation;
    return { id, code, result };
  }

  /** The account of what a provider has for us: as much as it is below zero. */
  settlement({ tenant, currency, providerId: name }: Named): Promise<string> {
    return this.accounts.ensure({ tenant, kind: 'settlement', currency, name });
  }

  /** The account of what nobody can be given or asked for yet. */
  suspense({ tenant, currency }: Pick<Named, 'tenant' | 'currency'>): Promise<string> {
    return this.accounts.ensure({ tenant, kind: 'suspense', currency });
  }

  /** What may be done with a wallet; null when the project has no such one. */
  async wallet(tenant: Tenant, wallet: string): Promise<WalletState | null> {
    const [row] = await this.dataSource.query<
      { currency: string; status: string; spendable: string | null }[]
    >(
      `select currency, status, posted - held - floor as spendable from account
       where public_id = $2 and tenant = $1 and kind = 'wallet'`,
      [tenant, wallet],
    );
    if (!row) return null;
    return { ...row, spendable: row.spendable === null ? null : BigInt(row.spendable) };
  }
}
