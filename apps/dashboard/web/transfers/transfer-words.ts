import type { Transfer } from '../api/transfers.js';

export const KIND_WORDS: Readonly<Record<Transfer['kind'], string>> = {
  transfer: 'Transfer',
  posting: 'Posting',
  reversal: 'Reversal',
};

export const STATUS_WORDS: Readonly<Record<Transfer['status'], string>> = {
  posted: 'Posted',
  failed: 'Failed',
};

type Described = Pick<Transfer, 'description' | 'reference' | 'kind'>;

/** What people know a transfer by. */
export const titleOf = ({ description, reference, kind }: Described): string =>
  description ?? reference ?? KIND_WORDS[kind];

/** What else is known of it, without saying it twice. */
export function noteOf(transfer: Described): string {
  const { kind, reference } = transfer;
  const title = titleOf(transfer);
  const parts = [KIND_WORDS[kind], reference].filter((part) => part !== null && part !== title);
  return parts.join(' · ');
}

const REVERSED = { none: undefined, partial: 'Partly reversed', full: 'Reversed' } as const;

/** What came back of it, in a word; nothing when nothing did. */
export const reversedText = ({ reversed }: Transfer): string | undefined =>
  reversed ? REVERSED[reversed.state] : undefined;

const REFUSALS: Readonly<Record<string, string>> = {
  insufficient_funds: 'Not enough available',
  wallet_frozen: 'A wallet is frozen',
  wallet_closed: 'A wallet is closed',
  wallet_not_found: 'No such wallet',
  same_wallet: 'One and the same wallet',
  currency_mismatch: 'Different currencies',
  unbalanced: 'Legs do not sum to zero',
  amount_exceeds_transfer: 'More than was left of it',
};

/** Why nothing moved, in a few words. */
export const refusalText = (code: string): string => REFUSALS[code] ?? code.replaceAll('_', ' ');
