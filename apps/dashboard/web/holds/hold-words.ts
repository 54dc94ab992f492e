import type { Hold, HoldState } from '../api/holds.js';
import type { WriteMoney } from '../money/use-money.js';

/** The states of a hold, in the order in which they come. */
export const HOLD_STATES: readonly HoldState[] = [
  'pending',
  'partially_captured',
  'captured',
  'voided',
  'expired',
];

const MEANING: Readonly<Record<HoldState, string>> = {
  pending: 'Put aside',
  partially_captured: 'Captured in part',
  captured: 'Captured',
  voided: 'Voided',
  expired: 'Expired',
};

export const meaningOf = (state: HoldState): string => MEANING[state];

/** Whether something of a hold is still put aside, as far as the page knows. */
export const isOpen = ({ state }: Pick<Hold, 'state'>): boolean =>
  state === 'pending' || state === 'partially_captured';

/** What a hold is called in a list: what somebody wrote about it, or its name. */
export const titleOf = ({ description, id }: Pick<Hold, 'description' | 'id'>): string =>
  description ?? id;

/** What a page is called: what somebody wrote about it, or such as `Hold of €20.00`. */
export const headingOf = (
  { description, amount, currency }: Pick<Hold, 'description' | 'amount' | 'currency'>,
  write: WriteMoney,
): string => description ?? `Hold of ${write(amount, currency)}`;
