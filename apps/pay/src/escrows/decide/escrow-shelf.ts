import type { Metadata } from '../../ledger/command.js';
import { shelf } from '../../ledger/decide/shelf.js';
import type { EscrowRole } from '../escrow-command.js';

export const ESCROW_STATES = [
  'created',
  'funded',
  'delivered',
  'partially_released',
  'disputed',
  'released',
  'refunded',
  'resolved',
  'cancelled',
  'expired',
] as const;
export type EscrowState = (typeof ESCROW_STATES)[number];

export const MILESTONE_STATES = [
  'pending',
  'delivered',
  'disputed',
  'released',
  'refunded',
  'split',
] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];

export const FEE_PAYERS = ['buyer', 'seller', 'both'] as const;
export type FeePayer = (typeof FEE_PAYERS)[number];

/** A part of an escrow that is delivered and paid by itself. */
export interface Milestone {
  readonly id: string;
  readonly title: string;
  readonly amount: bigint;
  readonly dueAt: Date | null;
  state: MilestoneState;
  released: bigint;
  refunded: bigint;
  deliveredAt: Date | null;
  /** When it is paid by itself. */
  releaseAt: Date | null;
}

/** Money that waits for a delivery, with its milestones in their order. */
export interface Escrow {
  readonly id: string;
  readonly tenant: string;
  readonly buyer: string;
  readonly seller: string;
  /** Has what is still in escrow. */
  readonly account: string;
  /** Where fees go; null without a fee. */
  readonly feeAccount: string | null;
  readonly arbiter: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly feeBps: number;
  readonly feePayer: FeePayer;
  readonly inspectionDays: number | null;
  readonly fundingDeadline: Date | null;
  /** Whether the buyer may take the money back until the seller accepts or delivers. */
  readonly buyerMayWithdraw: boolean;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly createdAt: Date;
  state: EscrowState;
  /** What came in, the buyer's part of the fee included. */
  funded: bigint;
  /** How much of the amount was released, and refunded, before fees. */
  released: bigint;
  refunded: bigint;
  /** What was paid out, and to whom. */
  paidToSeller: bigint;
  paidToBuyer: bigint;
  fees: bigint;
  fundedAt: Date | null;
  acceptedAt: Date | null;
  deliveredAt: Date | null;
  /** When something is paid by itself next. */
  releaseAt: Date | null;
  disputedBy: EscrowRole | null;
  disputeReason: string | null;
  updatedAt: Date;
  readonly milestones: readonly Milestone[];
}

export const ESCROWS = shelf<Escrow>('escrow', (command) =>
  'escrow' in command ? [command.escrow] : [],
);

/** How much of the amount is neither released nor refunded. */
export const remainingOf = ({ amount, released, refunded }: Escrow): bigint =>
  amount - released - refunded;

/** Whether nobody has been paid for the milestone yet, and nobody disputes it. */
export const isOpen = ({ state }: Milestone): boolean =>
  state === 'pending' || state === 'delivered';

/** Whether money is in escrow that nobody disputes. */
export const isRunning = ({ state }: Escrow): boolean =>
  state === 'funded' || state === 'delivered' || state === 'partially_released';

/** The state of an escrow that has been funded, by what was paid and delivered. */
export function runningState(escrow: Escrow): EscrowState {
  if (remainingOf(escrow) === 0n) return escrow.released > 0n ? 'released' : 'refunded';
  if (escrow.released > 0n) return 'partially_released';
  return escrow.deliveredAt ? 'delivered' : 'funded';
}
