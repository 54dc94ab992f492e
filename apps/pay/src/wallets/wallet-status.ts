import { runStatement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { LedgerErrors } from '../ledger/ledger.errors.js';
import { CLOSE, type KnownWallet, SET_STATUS, type WalletAccount } from './wallet-account.js';
import { WalletChanges, type WhichWallet } from './wallet-changes.js';
import { WalletErrors } from './wallet.errors.js';
import type { FreezeWallet } from './wallet.schema.js';

/** Freezes, opens and closes wallets. */
@Injectable()
export class WalletStatus {
  constructor(private readonly changes: WalletChanges) {}

  /** Lets nothing leave, or nothing move; one that is frozen so already stays as it is. */
  freeze(which: WhichWallet, { scope, reason }: FreezeWallet): Promise<KnownWallet> {
    const status = scope === 'all' ? 'frozen' : 'frozen_debit';
    return this.changes.change(
      which,
      'frozen',
      async (manager, { id, account: { status: was } }) => {
        if (was === 'closed') throw LedgerErrors.wallet_closed();
        const [account] = await runStatement<WalletAccount>(manager, SET_STATUS, [id, status]);
        return account ? { account, wallet: { freezeReason: reason ?? null } } : null;
      },
    );
  }

  /** Opens a frozen wallet; one that is open stays as it is. */
  unfreeze(which: WhichWallet): Promise<KnownWallet> {
    return this.changes.change(
      which,
      'unfrozen',
      async (manager, { id, account: { status: was } }) => {
        if (was === 'closed') throw LedgerErrors.wallet_closed();
        const [account] = await runStatement<WalletAccount>(manager, SET_STATUS, [id, 'open']);
        return account ? { account, wallet: { freezeReason: null } } : null;
      },
    );
  }

  /** Closes an empty wallet for ever. @throws `wallet_not_empty`, `wallet_closed` */
  close(which: WhichWallet): Promise<KnownWallet> {
    return this.changes.change(
      which,
      'closed',
      async (manager, { id, account: { status: was } }) => {
        if (was === 'closed') throw LedgerErrors.wallet_closed();
        const [account] = await runStatement<WalletAccount>(manager, CLOSE, [id]);
        if (!account) throw WalletErrors.wallet_not_empty();
        return { account };
      },
    );
  }
}
