import type { Decide } from '../../ledger/decide/decision.js';
import { refusedCredit, refusedDebit } from '../../ledger/decide/parties.js';
import { rejected } from '../../ledger/decide/rejection.js';
import type {
  EscrowAcceptCommand,
  EscrowCancelCommand,
  EscrowExpireCommand,
  EscrowFundCommand,
} from '../escrow-command.js';
import { chargeOf } from './escrow-fees.js';
import type { Escrow } from './escrow-shelf.js';
import { foundEscrow, wrongState } from './found-escrow.js';
import { noteEscrow } from './note-escrow.js';

const isLate = ({ fundingDeadline }: Escrow, now: Date): boolean =>
  fundingDeadline !== null && now >= fundingDeadline;

/** Puts the amount and the buyer's part of the fee into the escrow, unless the deadline is over. */
export const decideFund: Decide<EscrowFundCommand> = (books, question) => {
  const found = foundEscrow(books, question, ['buyer']);
  if ('code' in found) return found;
  const { escrow, account, buyer } = found;
  const { now, effectiveAt } = question;
  if (escrow.state !== 'created') return wrongState(escrow);
  if (isLate(escrow, now)) return rejected('escrow_funding_late');
  const amount = chargeOf(escrow);
  const refused = refusedDebit(buyer, amount) ?? refusedCredit(account);
  if (refused) return refused;
  books.move(
    [
      { account: buyer, amount: -amount },
      { account, amount },
    ],
    { now, effectiveAt },
  );
  escrow.state = 'funded';
  escrow.funded = amount;
  escrow.fundedAt = now;
  return noteEscrow(books, question, { escrow, happening: { event: 'escrow.funded', amount } });
};

/** Notes that the seller took the terms on, before or after the money came in. */
export const decideAccept: Decide<EscrowAcceptCommand> = (books, question) => {
  const found = foundEscrow(books, question, ['seller']);
  if ('code' in found) return found;
  const { escrow } = found;
  const isOpen = escrow.state === 'created' || escrow.state === 'funded';
  if (!isOpen || escrow.acceptedAt) return wrongState(escrow);
  escrow.acceptedAt = question.now;
  return noteEscrow(books, question, { escrow, happening: { event: 'escrow.accepted' } });
};

/** Gives up an escrow that holds no money. */
export const decideCancel: Decide<EscrowCancelCommand> = (books, question) => {
  const found = foundEscrow(books, question, ['buyer', 'seller']);
  if ('code' in found) return found;
  const { escrow } = found;
  if (escrow.state !== 'created') return wrongState(escrow);
  escrow.state = 'cancelled';
  return noteEscrow(books, question, { escrow, happening: { event: 'escrow.cancelled' } });
};

/** Ends an escrow whose deadline for funding is over. */
export const decideEscrowExpire: Decide<EscrowExpireCommand> = (books, question) => {
  const found = foundEscrow(books, question);
  if ('code' in found) return found;
  const { escrow } = found;
  if (escrow.state !== 'created') return wrongState(escrow);
  if (!isLate(escrow, question.now)) return rejected('escrow_not_due');
  escrow.state = 'expired';
  return noteEscrow(books, question, { escrow, happening: { event: 'escrow.expired' } });
};
