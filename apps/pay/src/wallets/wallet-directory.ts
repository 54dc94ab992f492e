import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset, runStatement } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { type KnownWallet, READ_ACCOUNTS, type WalletAccount } from './wallet-account.js';
import { WalletEntity } from './wallet.entity.js';
import type { ListWallets } from './wallet.schema.js';

const IN_STATUS = `exists (
  select 1 from account where account.public_id = wallet.id and account.status = :status)`;

/** Nothing in it stands for anything else, as it would in a pattern. */
const HAS_IN_NAME = 'strpos(lower(wallet.name), lower(:q)) > 0';

/** Finds wallets with what is on them. */
@Injectable()
export class WalletDirectory {
  constructor(private readonly dataSource: DataSource) {}

  /** One of them, by id or external id. @throws `wallet_not_found` */
  async get(
    tenant: Tenant,
    ref: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownWallet> {
    const known = await this.find(tenant, ref, manager);
    if (!known) throw LedgerErrors.wallet_not_found();
    return known;
  }

  /** As `get`, but null when there is none. */
  async find(
    tenant: Tenant,
    ref: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownWallet | null> {
    const wallet = await manager.findOneBy(WalletEntity, { tenant, ...which(ref) });
    const [known] = await this.withAccounts(wallet ? [wallet] : [], manager);
    return known ?? null;
  }

  /** Wallets in the order asked for, one more than `limit`. */
  async list(tenant: Tenant, wanted: ReturnType<typeof ListWallets.parse>): Promise<KnownWallet[]> {
    const { currency, status, kind, external_id: externalId, owner, name, q } = wanted.filters;
    const query = this.dataSource
      .getRepository(WalletEntity)
      .createQueryBuilder('wallet')
      .where({
        tenant,
        ...(currency !== undefined && { currency }),
        ...(kind !== undefined && { kind }),
        ...(externalId !== undefined && { externalId }),
        ...(owner !== undefined && { owner }),
        ...(name !== undefined && { name }),
      });
    if (status !== undefined) query.andWhere(IN_STATUS, { status });
    if (q !== undefined) query.andWhere(HAS_IN_NAME, { q });
    return this.withAccounts(await readKeyset(query, wanted));
  }

  /** Wallets with their accounts, in one look. */
  async withAccounts(
    wallets: readonly WalletEntity[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<KnownWallet[]> {
    if (wallets.length === 0) return [];
    const ids = wallets.map(({ id }) => id);
    const rows = await runStatement<WalletAccount>(manager, READ_ACCOUNTS, [ids]);
    const byId = new Map(rows.map((account) => [account.id, account]));
    return wallets.flatMap((wallet) => {
      const account = byId.get(wallet.id);
      return account ? { id: wallet.id, wallet, account } : [];
    });
  }
}

/** What looks like an id is one: nobody can take the place of another by a name. */
const which = (ref: string) => (isId('wal', ref) ? { id: ref } : { externalId: ref });
