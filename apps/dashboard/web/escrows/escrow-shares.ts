import type { Escrow } from '../api/escrows.js';

/** How much of the amount is in escrow now: nothing before the buyer has paid in. */
export const heldIn = ({ funded_at: at, remaining }: Pick<Escrow, 'funded_at' | 'remaining'>) =>
  at === null ? '0' : remaining;

/** How much of the amount never came in, or has not yet. */
export const unfundedOf = ({ funded_at: at, amount }: Pick<Escrow, 'funded_at' | 'amount'>) =>
  at === null ? amount : '0';
