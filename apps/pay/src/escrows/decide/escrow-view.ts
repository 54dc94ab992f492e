import { type Escrow, type Milestone, remainingOf } from './escrow-shelf.js';

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

const milestoneOf = (milestone: Milestone) => ({
  id: milestone.id,
  title: milestone.title,
  amount: String(milestone.amount),
  state: milestone.state,
  released: String(milestone.released),
  refunded: String(milestone.refunded),
  due_at: time(milestone.dueAt),
  delivered_at: time(milestone.deliveredAt),
  release_at: time(milestone.releaseAt),
});

/** An escrow as callers see it. */
export const escrowOf = (escrow: Escrow) => ({
  id: escrow.id,
  state: escrow.state,
  buyer: escrow.buyer,
  seller: escrow.seller,
  arbiter: escrow.arbiter,
  amount: String(escrow.amount),
  currency: escrow.currency,
  fee: escrow.feeBps > 0 ? { bps: escrow.feeBps, payer: escrow.feePayer } : null,
  funded: String(escrow.funded),
  released: String(escrow.released),
  refunded: String(escrow.refunded),
  remaining: String(remainingOf(escrow)),
  paid_to_seller: String(escrow.paidToSeller),
  paid_to_buyer: String(escrow.paidToBuyer),
  fees: String(escrow.fees),
  milestones: escrow.milestones.map(milestoneOf),
  inspection_days: escrow.inspectionDays,
  funding_deadline: time(escrow.fundingDeadline),
  buyer_may_withdraw: escrow.buyerMayWithdraw,
  funded_at: time(escrow.fundedAt),
  accepted_at: time(escrow.acceptedAt),
  delivered_at: time(escrow.deliveredAt),
  release_at: time(escrow.releaseAt),
  dispute: escrow.disputedBy && { by: escrow.disputedBy, reason: escrow.disputeReason ?? '' },
  description: escrow.description,
  metadata: escrow.metadata,
  created_at: escrow.createdAt.toISOString(),
  updated_at: escrow.updatedAt.toISOString(),
});
