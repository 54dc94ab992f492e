import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { WalletDirectory } from '../wallets/wallet-directory.js';
import type { WalletEntity } from '../wallets/wallet.entity.js';

/** The account of a wallet, as the tables of the ledger know it. */
export interface LedgerAccount {
  readonly key: string;
  readonly id: string;
  readonly tenant: Tenant;
  readonly currency: string;
  readonly posted: string;
  readonly held: string;
  /** How many entries it has. */
  readonly version: number;
}

const READ = statement(
  `select id::text as key, public_id as id, tenant, currency, posted::text, held::text,
     version::float8 as version
   from account where public_id = $1 and tenant = $2`,
);

/** Finds the accounts that statements are about. */
@Injectable()
export class LedgerAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly wallets: WalletDirectory,
  ) {}

  /** The account of a wallet, by id or external id. @throws `wallet_not_found` */
  async ofWallet(
    tenant: Tenant,
    ref: string,
  ): Promise<{ readonly wallet: WalletEntity; readonly account: LedgerAccount }> {
    const { wallet } = await this.wallets.get(tenant, ref);
    const [account] = await runStatement<LedgerAccount>(this.dataSource, READ, [wallet.id, tenant]);
    if (!account) throw LedgerErrors.wallet_not_found();
    return { wallet, account };
  }
}
