import type { Decide } from '../../ledger/decide/decision.js';
import { rejected } from '../../ledger/decide/rejection.js';
import type { EscrowDisputeCommand, EscrowResolveCommand } from '../escrow-command.js';
import { isOpen, remainingOf } from './escrow-shelf.js';
import { foundEscrow, runningEscrow, wrongState } from './found-escrow.js';
import { payMilestones } from './milestones.js';
import { noteEscrow } from './note-escrow.js';
import { settle } from './settle.js';

/** Stops everything until the arbiter decides, also what would be paid by itself. */
export const decideDispute: Decide<EscrowDisputeCommand> = (books, question) => {
  const found = runningEscrow(books, question, ['buyer', 'seller']);
  if ('code' in found) return found;
  const { escrow } = found;
  const { as, reason } = question.command;
  for (const milestone of escrow.milestones.filter(isOpen)) {
    milestone.state = 'disputed';
    milestone.releaseAt = null;
  }
  escrow.state = 'disputed';
  escrow.disputedBy = as;
  escrow.disputeReason = reason;
  const happening = { event: 'escrow.disputed', reason };
  return noteEscrow(books, question, { escrow, happening });
};

/** Divides all that is left between seller and buyer. */
export const decideResolve: Decide<EscrowResolveCommand> = (books, question) => {
  const found = foundEscrow(books, question, ['arbiter']);
  if ('code' in found) return found;
  const { escrow } = found;
  if (escrow.state !== 'disputed') return wrongState(escrow);
  const { toSeller: release, toBuyer: refund, note } = question.command;
  const left = remainingOf(escrow);
  const remaining = String(left);
  if (release + refund > left) return rejected('amount_exceeds_escrow', { remaining });
  if (release + refund < left) return rejected('escrow_split_incomplete', { remaining });
  const payment = settle(books, question, { found, parts: { release, refund } });
  if ('code' in payment) return payment;
  const disputed = escrow.milestones.filter(({ state }) => state === 'disputed');
  payMilestones(disputed, release);
  escrow.state = 'resolved';
  const happening = { event: 'escrow.resolved', amount: left, payment, reason: note ?? null };
  return noteEscrow(books, question, { escrow, happening });
};
