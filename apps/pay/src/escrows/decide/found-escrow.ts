import type { Account } from '../../ledger/decide/account.js';
import type { Books } from '../../ledger/decide/books.js';
import type { Question } from '../../ledger/decide/decision.js';
import { type Rejection, rejected } from '../../ledger/decide/rejection.js';
import type { EscrowCommand, EscrowRole } from '../escrow-command.js';
import { type Escrow, ESCROWS, isRunning } from './escrow-shelf.js';

/** An escrow and the accounts that its money moves between. */
export interface Found {
  readonly escrow: Escrow;
  readonly account: Account;
  readonly buyer: Account;
  readonly seller: Account;
  /** Null without a fee. */
  readonly fee: Account | null;
}

/** The escrow of a command, when it is there and the caller acts in one of the roles. */
export function foundEscrow(
  books: Books,
  { tenant, command }: Question<EscrowCommand>,
  roles: readonly EscrowRole[] = [],
): Found | Rejection {
  const escrow = books.find(ESCROWS, { tenant, id: command.escrow });
  const account = escrow && books.account(tenant, escrow.account);
  const buyer = escrow && books.account(tenant, escrow.buyer);
  const seller = escrow && books.account(tenant, escrow.seller);
  const fee = escrow?.feeAccount ? books.account(tenant, escrow.feeAccount) : null;
  if (!account || !buyer || !seller || fee === undefined) return rejected('escrow_not_found');
  if ('as' in command && !roles.includes(command.as)) {
    return rejected('escrow_wrong_role', { as: command.as, allowed: roles.join(', ') });
  }
  return { escrow, account, buyer, seller, fee };
}

/** The same, when money is in it that nobody disputes. */
export function runningEscrow(
  books: Books,
  question: Question<EscrowCommand>,
  roles?: readonly EscrowRole[],
): Found | Rejection {
  const found = foundEscrow(books, question, roles);
  return 'code' in found || isRunning(found.escrow) ? found : wrongState(found.escrow);
}

export const wrongState = ({ state }: Escrow): Rejection =>
  rejected('escrow_wrong_state', { state });
