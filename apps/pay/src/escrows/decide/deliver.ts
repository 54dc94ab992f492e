import type { Decide } from '../../ledger/decide/decision.js';
import { type Rejection, rejected } from '../../ledger/decide/rejection.js';
import type { EscrowDeliverCommand } from '../escrow-command.js';
import { type Escrow, isOpen, type Milestone, runningState } from './escrow-shelf.js';
import { runningEscrow, wrongState } from './found-escrow.js';
import { openMilestone } from './milestones.js';
import { inspectionEnd, noteEscrow } from './note-escrow.js';

/** Notes a delivery; from then on the buyer has the days of inspection. */
export const decideDeliver: Decide<EscrowDeliverCommand> = (books, question) => {
  const found = runningEscrow(books, question, ['seller']);
  if ('code' in found) return found;
  const { escrow } = found;
  const { now, command } = question;
  const delivered = deliveredBy(escrow, command.milestone);
  if ('code' in delivered) return delivered;
  for (const milestone of delivered) {
    milestone.state = 'delivered';
    milestone.deliveredAt = now;
    milestone.releaseAt = inspectionEnd(escrow, now);
  }
  escrow.acceptedAt ??= now;
  const isComplete = !escrow.milestones.some(({ state }) => state === 'pending');
  if (isComplete) escrow.deliveredAt = now;
  escrow.state = runningState(escrow);
  const happening = { event: 'escrow.delivered', milestone: command.milestone };
  return noteEscrow(books, question, { escrow, happening });
};

function deliveredBy(escrow: Escrow, id?: string): readonly Milestone[] | Rejection {
  if (id === undefined) {
    if (escrow.deliveredAt) return wrongState(escrow);
    return escrow.milestones.filter((one) => isOpen(one) && one.state === 'pending');
  }
  const milestone = openMilestone(escrow, id);
  if ('code' in milestone) return milestone;
  if (milestone.state === 'pending') return [milestone];
  return rejected('milestone_wrong_state', { milestone: id, state: milestone.state });
}
