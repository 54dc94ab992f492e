import type { ESCROW_REFUSALS } from '../../escrows/escrow-refusals.js';

/** Why a command was not done. It is stored, so that asking again cannot turn it into a payment. */
export type RejectionCode =
  | keyof typeof ESCROW_REFUSALS
  | 'amount_exceeds_hold'
  | 'amount_exceeds_transfer'
  | 'batch_refused'
  | 'currency_mismatch'
  | 'hold_already_captured'
  | 'hold_expired'
  | 'hold_not_due'
  | 'hold_not_found'
  | 'hold_voided'
  | 'insufficient_funds'
  | 'same_wallet'
  | 'transfer_not_found'
  | 'unbalanced'
  | 'wallet_closed'
  | 'wallet_frozen'
  | 'wallet_not_found';

/** A decision against a command. */
export interface Rejection {
  readonly code: RejectionCode;
  /** What the owner may know besides, such as `available`. */
  readonly detail?: Readonly<Record<string, string>>;
}

export const rejected = (
  code: RejectionCode,
  detail?: Readonly<Record<string, string>>,
): Rejection => ({ code, ...(detail && { detail }) });
