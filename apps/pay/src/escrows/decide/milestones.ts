import { type Rejection, rejected } from '../../ledger/decide/rejection.js';
import { type Escrow, isOpen, type Milestone, remainingOf } from './escrow-shelf.js';

/** How much of an escrow is paid at once, and for which milestones. */
export interface Share {
  readonly amount: bigint;
  readonly milestones: readonly Milestone[];
}

/** What a command wants paid: one milestone, an amount, or all that is left. */
export function shareOf(
  escrow: Escrow,
  { milestone: id, amount }: { readonly milestone?: string; readonly amount?: bigint },
): Share | Rejection {
  if (id !== undefined) {
    const milestone = openMilestone(escrow, id);
    if ('code' in milestone) return milestone;
    return { amount: milestone.amount, milestones: [milestone] };
  }
  const left = remainingOf(escrow);
  if (amount === undefined) return { amount: left, milestones: escrow.milestones.filter(isOpen) };
  if (escrow.milestones.length > 0) return rejected('escrow_has_milestones');
  if (amount > left) return rejected('amount_exceeds_escrow', { remaining: String(left) });
  return { amount, milestones: [] };
}

/** A milestone for which nobody has been paid. */
export function openMilestone(escrow: Escrow, id: string): Milestone | Rejection {
  const milestone = escrow.milestones.find((one) => one.id === id);
  if (!milestone) return rejected('milestone_not_found', { milestone: id });
  if (isOpen(milestone)) return milestone;
  return rejected('milestone_wrong_state', { milestone: id, state: milestone.state });
}

/** Notes that milestones were paid, the first ones to the seller as far as the release goes. */
export function payMilestones(milestones: readonly Milestone[], release: bigint): void {
  let left = release;
  for (const milestone of milestones) {
    const part = left < milestone.amount ? left : milestone.amount;
    left -= part;
    milestone.released += part;
    milestone.refunded += milestone.amount - part;
    milestone.state = paidState(milestone);
    milestone.releaseAt = null;
  }
}

function paidState({ amount, released }: Milestone) {
  if (released === 0n) return 'refunded';
  return released === amount ? 'released' : 'split';
}
