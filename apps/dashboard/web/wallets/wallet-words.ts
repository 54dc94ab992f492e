import type { Wallet, WalletStatus } from '../api/wallets.js';

export const STATUS_WORDS: Readonly<Record<WalletStatus, string>> = {
  open: 'Open',
  frozen_debit: 'Only receives',
  frozen: 'Frozen',
  closed: 'Closed',
};

export const KIND_WORDS: Readonly<Record<Wallet['kind'], string>> = {
  wallet: 'Wallet',
  world: 'Outside',
};

/** What people know a wallet by. */
export const titleOf = ({ name, external_id: externalId, id }: NamedWallet): string =>
  name ?? externalId ?? id;

type NamedWallet = Pick<Wallet, 'id' | 'name' | 'external_id'>;
