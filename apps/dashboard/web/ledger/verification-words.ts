import type { LedgerVerification } from '../api/ledger.js';

export type Check = keyof LedgerVerification['problems'];

/** What is true of sound books, by what is counted where it is not. */
export const CHECKS: Readonly<Record<Check, string>> = {
  currencies_not_zero: 'Balances of each currency sum to zero',
  operations_not_balanced: 'Entries of each operation sum to zero',
  entries_without_operation: 'Every entry belongs to an operation',
  operations_without_entries: 'Every operation that moved money has entries',
  balances_not_of_entries: 'Every balance is the sum of its entries',
  entries_of_other_currency: 'Entries are in the currency of their account',
  held_not_of_holds: 'What is held is what open holds say',
  below_floor: 'No account is below its limit',
  reversed_too_much: 'What was reversed is what is noted',
  operations_changed: 'Every operation says what it said when it was written',
};

export const CHECK_NAMES = Object.keys(CHECKS) as readonly Check[];

/** What is wrong with a block. */
export const BROKEN: Readonly<
  Record<LedgerVerification['broken_blocks'][number]['reason'], string>
> = {
  missing_before: 'A block before it is missing.',
  not_linked: 'It does not hold the hash of the block before.',
  operations_differ: 'It sealed another number of operations than are there.',
  hash_differs: 'What it sealed was changed.',
};
