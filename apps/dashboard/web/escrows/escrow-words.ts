import type { Escrow, EscrowRole, EscrowState } from '../api/escrows.js';
import type { WriteMoney } from '../money/use-money.js';

const MEANING: Readonly<Record<EscrowState, string>> = {
  created: 'Waits for money',
  funded: 'Funded',
  delivered: 'Delivered',
  partially_released: 'Released in part',
  released: 'Released',
  refunded: 'Refunded',
  disputed: 'Disputed',
  resolved: 'Resolved',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** The states of an escrow, in the order in which they come. */
export const ESCROW_STATES = Object.keys(MEANING) as readonly EscrowState[];

export const meaningOf = (state: EscrowState): string => MEANING[state];

/** The colour of a state: a delivery waits for the buyer, while a message has arrived. */
export const toneOf = (state: EscrowState): string => (state === 'delivered' ? 'pending' : state);

export const ROLES: readonly EscrowRole[] = ['buyer', 'seller', 'arbiter'];

export const ROLE_WORDS: Readonly<Record<EscrowRole, string>> = {
  buyer: 'Buyer',
  seller: 'Seller',
  arbiter: 'Arbiter',
};

/** What an escrow is called in a list: what somebody wrote about it, or its name. */
export const titleOf = ({ description, id }: Pick<Escrow, 'description' | 'id'>): string =>
  description ?? id;

/** Such as `2.5 %`. */
export const percentText = (bps: number): string => `${bps / 100} %`;

/** What a page is called: what somebody wrote about it, or such as `Escrow of €20.00`. */
export const headingOf = (
  { description, amount, currency }: Pick<Escrow, 'description' | 'amount' | 'currency'>,
  write: WriteMoney,
): string => description ?? `Escrow of ${write(amount, currency)}`;
