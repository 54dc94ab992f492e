import type { ItemStatus, ReconciliationItem } from '../api/reconciliations.js';

/** How a line of a provider and the books can agree, the worst first. */
export const ITEM_STATUSES: readonly ItemStatus[] = [
  'missing_internal',
  'missing_external',
  'amount_differs',
  'matched',
];

export const STATUS_WORDS: Readonly<Record<ItemStatus, string>> = {
  matched: 'Matched',
  missing_internal: 'Only the provider has it',
  missing_external: 'Only the books have it',
  amount_differs: 'Amounts differ',
};

export const STATUS_TEXTS: Readonly<Record<ItemStatus, string>> = {
  matched: 'Line and books agree.',
  missing_internal: 'The provider settled it, and the books know nothing of it.',
  missing_external:
    'The books have it, and the provider has not settled it. Its line may come later.',
  amount_differs: 'Both have it, with two amounts.',
};

export const KIND_WORDS: Readonly<Record<ReconciliationItem['kind'], string>> = {
  payin: 'Pay-in',
  payout: 'Payout',
  refund: 'Refund',
  return: 'Return',
  fee: 'Fee',
  other: 'Other',
};

export const RESOLUTION_WORDS = {
  suspense: 'In suspense',
  write_off: 'Written off',
  link: 'Linked',
} as const;

/** Whether somebody has to do something about it. */
export const isOpen = ({ status, resolution }: ReconciliationItem): boolean =>
  status !== 'matched' && resolution === null;

/** What the provider says less what the books say. */
export const differenceOf = ({ amount, booked_amount: booked }: ReconciliationItem): bigint =>
  BigInt(amount ?? 0) - BigInt(booked ?? 0);
