import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { KnownWallet } from './wallet-account.js';

const Wallet = z.object({
  id: z.string().describe('`wal_…`'),
  kind: z.string().describe('`wallet`, or `world` for an outside account.'),
  currency: z.string().describe('Code of the currency.'),
  status: z.string().describe('`open`, `frozen_debit`, `frozen` or `closed`.'),
  external_id: z.string().nullable().describe("The project's own name of it."),
  owner: z.string().nullable().describe('Whose it is.'),
});

/** What happens to wallets. Money that moves has events of its own. */
export const WalletEvents = defineEvents('wallet', {
  created: { schema: Wallet, description: 'A wallet was made.' },
  updated: { schema: Wallet, description: 'Name, owner, metadata or overdraft limit was changed.' },
  frozen: { schema: Wallet, description: 'Nothing leaves the wallet, or nothing moves at all.' },
  unfrozen: { schema: Wallet, description: 'A frozen wallet is open again.' },
  closed: { schema: Wallet, description: 'A wallet was closed, empty and for ever.' },
});

/** What events show of a wallet. */
export const walletState = ({ wallet, account }: KnownWallet) => ({
  id: wallet.id,
  kind: wallet.kind,
  currency: wallet.currency,
  status: account.status,
  external_id: wallet.externalId,
  owner: wallet.owner,
});
