import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, runStatement } from '@skydeck/database';
import { invalid } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Currencies } from '../currencies/currencies.js';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { ADD_ACCOUNT, type KnownWallet, MOVE_FLOOR, type WalletAccount } from './wallet-account.js';
import { WalletChanges, type WhichWallet } from './wallet-changes.js';
import { WalletDirectory } from './wallet-directory.js';
import { WalletEntity } from './wallet.entity.js';
import { WalletErrors } from './wallet.errors.js';
import type { CreateWallet, UpdateWallet } from './wallet.schema.js';

/** Makes and changes the wallets of projects. */
@Injectable()
export class WalletsService {
  constructor(
    private readonly currencies: Currencies,
    private readonly changes: WalletChanges,
    private readonly directory: WalletDirectory,
    private readonly quotas: Quotas,
    private readonly time: TenantTime,
  ) {}

  /**
   * Makes an empty wallet, or finds it when an earlier attempt at this request did.
   * @throws `external_id_taken`
   */
  async create(tenant: Tenant, wanted: CreateWallet): Promise<KnownWallet> {
    const made = await madeBefore('wal', (id) => this.directory.find(tenant, id));
    return made ?? this.#make(tenant, wanted);
  }

  async #make(tenant: Tenant, wanted: CreateWallet): Promise<KnownWallet> {
    await this.currencies.check(tenant, wanted.currency);
    const now = await this.time.now(tenant);
    const { kind, currency, name, external_id: externalId, owner, metadata } = wanted;
    const id = idOfThing('wal', now.getTime());
    const times = { version: 1, createdAt: now, updatedAt: now };
    const row = { id, tenant, kind, currency, name, externalId, owner, metadata, ...times };
    const wallet = Object.assign(new WalletEntity(), { ...row, freezeReason: null });
    const { overdraft_limit: limit = 0n } = wanted;
    const floor = kind === 'world' ? null : floorOf(limit);
    const opened = [id, tenant, kind, currency, floor, now];
    try {
      return await this.changes.recorded('created', async (manager) => {
        await this.quotas.take('wallets', manager, tenant);
        const [account] = await runStatement<WalletAccount>(manager, ADD_ACCOUNT, opened);
        if (!account) throw new Error('The account was not made.');
        await manager.insert(WalletEntity, wallet);
        const after = { id, wallet, account };
        await this.changes.note(manager, 'created', null, after);
        return { after, isChanged: true };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? WalletErrors.external_id_taken({ cause: error }) : error;
    }
  }

  /** Changes what people see of a wallet, and how far below nothing it may go. */
  update(which: WhichWallet, wanted: UpdateWallet): Promise<KnownWallet> {
    const { name, owner, metadata, overdraft_limit: limit } = wanted;
    return this.changes.change(which, 'updated', async (manager, before) => {
      if (before.account.status === 'closed') throw LedgerErrors.wallet_closed();
      return {
        wallet: {
          ...(name !== undefined && { name }),
          ...(owner !== undefined && { owner }),
          ...(metadata !== undefined && { metadata }),
        },
        ...(limit !== undefined && { account: await moveFloor(manager, before, limit) }),
      };
    });
  }
}

const floorOf = (limit: bigint | null): string | null => (limit === null ? null : String(-limit));

async function moveFloor(
  manager: EntityManager,
  { id, wallet }: KnownWallet,
  limit: bigint | null,
): Promise<WalletAccount> {
  if (wallet.kind === 'world') {
    const message = 'The world has no limit.';
    throw invalid([{ location: 'body.overdraft_limit', code: 'world_has_no_limit', message }]);
  }
  const values = [id, floorOf(limit)];
  const [account] = await runStatement<WalletAccount>(manager, MOVE_FLOOR, values);
  if (!account) throw WalletErrors.overdraft_in_use();
  return account;
}
