import type { Escrow } from './escrow-shelf.js';

const BASIS_POINTS = 10_000n;

/** What each party pays of a fee. */
export interface Fees {
  readonly buyer: bigint;
  readonly seller: bigint;
}

/**
 * The fee on all that was released so far, half a minor unit rounded up. Each release takes what is
 * new in it: many releases cost together what one of the same amount does. Of a fee that both pay
 * the seller bears the odd unit.
 */
export function feesOn(
  { feeBps, feePayer }: Pick<Escrow, 'feeBps' | 'feePayer'>,
  released: bigint,
): Fees {
  const total = (released * BigInt(feeBps) + BASIS_POINTS / 2n) / BASIS_POINTS;
  if (feePayer === 'seller') return { buyer: 0n, seller: total };
  const buyer = feePayer === 'buyer' ? total : total / 2n;
  return { buyer, seller: total - buyer };
}

/** What the buyer pays in: the amount and the buyer's part of the fee on all of it. */
export const chargeOf = (escrow: Pick<Escrow, 'amount' | 'feeBps' | 'feePayer'>): bigint =>
  escrow.amount + feesOn(escrow, escrow.amount).buyer;
