import type { Books } from '../../ledger/decide/books.js';
import type { Decide, Question } from '../../ledger/decide/decision.js';
import { rejected } from '../../ledger/decide/rejection.js';
import type {
  EscrowAutoReleaseCommand,
  EscrowRefundCommand,
  EscrowReleaseCommand,
} from '../escrow-command.js';
import { type Escrow, runningState } from './escrow-shelf.js';
import { type Found, runningEscrow } from './found-escrow.js';
import { payMilestones, shareOf } from './milestones.js';
import { noteEscrow } from './note-escrow.js';
import { settle } from './settle.js';

type Paying = EscrowReleaseCommand | EscrowRefundCommand | EscrowAutoReleaseCommand;

/** Pays the seller, because the buyer says so. */
export const decideRelease: Decide<EscrowReleaseCommand> = (books, question) => {
  const found = runningEscrow(books, question, ['buyer']);
  if ('code' in found) return found;
  return pay(books, question, { found, to: 'seller', eventOf: released });
};

/** Pays the seller, because the time for inspection is over. */
export const decideAutoRelease: Decide<EscrowAutoReleaseCommand> = (books, question) => {
  const found = runningEscrow(books, question);
  if ('code' in found) return found;
  const { milestones, releaseAt } = found.escrow;
  const { command, now } = question;
  const milestone = milestones.find(({ id }) => id === command.milestone);
  const due = milestone ? milestone.releaseAt : releaseAt;
  const isWhole = command.milestone === undefined && milestones.length === 0;
  if (!milestone && !isWhole) {
    return rejected('milestone_not_found', { milestone: command.milestone ?? '' });
  }
  if (!due || now < due) return rejected('escrow_not_due');
  return pay(books, question, { found, to: 'seller', eventOf: () => 'escrow.auto_released' });
};

/** Pays the buyer back; the buyer's own wish counts only while the terms let it. */
export const decideRefund: Decide<EscrowRefundCommand> = (books, question) => {
  const found = runningEscrow(books, question, ['seller', 'arbiter', 'buyer']);
  if ('code' in found) return found;
  if (question.command.as === 'buyer' && !mayWithdraw(found.escrow)) {
    return rejected('escrow_wrong_role', { as: 'buyer', allowed: 'seller, arbiter' });
  }
  return pay(books, question, { found, to: 'buyer', eventOf: () => 'escrow.refunded' });
};

const released = ({ state }: Escrow) => `escrow.${state}`;

const mayWithdraw = ({ buyerMayWithdraw, acceptedAt, state }: Escrow): boolean =>
  buyerMayWithdraw && acceptedAt === null && state === 'funded';

function pay(
  books: Books,
  question: Question<Paying>,
  {
    found,
    to,
    eventOf,
  }: {
    readonly found: Found;
    readonly to: 'seller' | 'buyer';
    readonly eventOf: (escrow: Escrow) => string;
  },
) {
  const { escrow } = found;
  const share = shareOf(escrow, question.command);
  if ('code' in share) return share;
  const { amount, milestones } = share;
  const release = to === 'seller' ? amount : 0n;
  const payment = settle(books, question, { found, parts: { release, refund: amount - release } });
  if ('code' in payment) return payment;
  payMilestones(milestones, release);
  const isDelivered = escrow.milestones.every(({ state }) => state !== 'pending');
  if (milestones.length > 0 && isDelivered) escrow.deliveredAt ??= lastDelivery(escrow);
  escrow.state = runningState(escrow);
  const { milestone } = question.command;
  const happening = { event: eventOf(escrow), milestone, amount, payment };
  return noteEscrow(books, question, { escrow, happening });
}

/** When the last of the milestones that wait for inspection was delivered; null for none. */
function lastDelivery({ milestones }: Escrow): Date | null {
  const times = milestones.flatMap(({ state, deliveredAt }) =>
    state === 'delivered' && deliveredAt ? [deliveredAt.getTime()] : [],
  );
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
