import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { TenantTime } from '../test-clocks/tenant-time.js';
import { type KnownWallet, type WalletAccount } from './wallet-account.js';
import { WalletDirectory } from './wallet-directory.js';
import { WalletMetrics } from './wallet-metrics.js';
import { WalletEntity } from './wallet.entity.js';
import { WalletEvents, walletState } from './wallet.events.js';
import { limitOf } from './wallet.view.js';

const VERBS = {
  created: 'create',
  updated: 'update',
  frozen: 'freeze',
  unfrozen: 'unfreeze',
  closed: 'close',
} as const;

/** What becomes of a wallet; what is not given stays. Null when nothing changes. */
export type WalletChange = {
  readonly wallet?: Partial<WalletEntity>;
  readonly account?: WalletAccount;
} | null;

/** Changes wallets one at a time, each with its event and its entry in the audit log. */
@Injectable()
export class WalletChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: WalletDirectory,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly metrics: WalletMetrics,
    private readonly time: TenantTime,
  ) {}

  /**
   * Changes a wallet while nobody else does. The account is changed by conditional statements:
   * postings go on meanwhile.
   */
  async change(
    { tenant, ref, expected }: WhichWallet,
    what: keyof typeof VERBS,
    change: (manager: EntityManager, before: KnownWallet) => Promise<WalletChange>,
  ): Promise<KnownWallet> {
    const { id } = await this.directory.get(tenant, ref);
    const updatedAt = await this.time.now(tenant);
    return this.recorded(what, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const locked = await manager.findOne(WalletEntity, { where: { id, tenant }, lock });
      if (!locked) throw LedgerErrors.wallet_not_found();
      const before = await this.directory.get(tenant, id, manager);
      expected.check(before.wallet.version);
      const changed = await change(manager, before);
      if (!changed) return { after: before, isChanged: false };
      const times = { version: before.wallet.version + 1, updatedAt };
      const changes = { ...changed.wallet, ...times };
      await manager.update(WalletEntity, { id }, changes);
      const wallet = Object.assign(new WalletEntity(), before.wallet, changes);
      const after = { id, wallet, account: changed.account ?? before.account };
      await this.note(manager, what, before, after);
      return { after, isChanged: true };
    });
  }

  /** Runs a change in a transaction, and counts it once it is committed. */
  async recorded(
    what: keyof typeof VERBS,
    run: (manager: EntityManager) => Promise<{ after: KnownWallet; isChanged: boolean }>,
  ): Promise<KnownWallet> {
    const { after, isChanged } = await this.dataSource.transaction(run);
    if (isChanged) this.metrics.changed(what);
    return after;
  }

  /** Records what happened, in the running transaction. */
  async note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    before: KnownWallet | null,
    after: KnownWallet,
  ): Promise<void> {
    const { tenant, id } = after.wallet;
    const [type, data] = [WalletEvents[what], walletState(after)];
    await this.events.record(manager, { type, tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `wallet.${VERBS[what]}`,
      target: id,
      before: before && auditedState(before),
      after: auditedState(after),
    });
  }
}

/** A wallet as a caller names it, and what the caller has seen of it. */
export interface WhichWallet {
  readonly tenant: Tenant;
  readonly ref: string;
  readonly expected: Precondition;
}

const auditedState = (known: KnownWallet) => ({
  ...walletState(known),
  name: known.wallet.name,
  overdraft_limit: limitOf(known.account.floor),
  freeze_reason: known.wallet.freezeReason,
  metadata: known.wallet.metadata,
});
