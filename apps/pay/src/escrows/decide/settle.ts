import type { Account } from '../../ledger/decide/account.js';
import type { Books, Leg } from '../../ledger/decide/books.js';
import type { Question } from '../../ledger/decide/decision.js';
import { refusedCredit, refusedDebit } from '../../ledger/decide/parties.js';
import type { Rejection } from '../../ledger/decide/rejection.js';
import type { EscrowCommand } from '../escrow-command.js';
import { feesOn } from './escrow-fees.js';
import type { Found } from './found-escrow.js';

/** How much of the amount goes to whom, before fees. */
export interface Parts {
  readonly release: bigint;
  readonly refund: bigint;
}

/** What was paid. */
export interface Payment {
  readonly toSeller: bigint;
  readonly toBuyer: bigint;
  readonly fee: bigint;
}

/**
 * Pays out of an escrow. What is in it afterwards is what remains of the amount, and the buyer's
 * part of the fee for as much of it as can still be released; so it is empty when nothing remains.
 */
export function settle(
  books: Books,
  { now, effectiveAt }: Question<EscrowCommand>,
  { found, parts }: { readonly found: Found; readonly parts: Parts },
): Payment | Rejection {
  const { escrow, account, buyer, seller, fee } = found;
  const payment = paymentOf(found, parts);
  const wanted: [Account | null, bigint][] = [
    [seller, payment.toSeller],
    [buyer, payment.toBuyer],
    [fee, payment.fee],
  ];
  const credits = wanted.filter((one): one is [Account, bigint] => one[0] !== null && one[1] > 0n);
  const total = payment.toSeller + payment.toBuyer + payment.fee;
  const refused = refusedDebit(account, total) ?? firstRefused(credits);
  if (refused) return refused;
  const legs: Leg[] = credits.map(([to, amount]) => ({ account: to, amount }));
  books.move([{ account, amount: -total }, ...legs], { now, effectiveAt });
  escrow.released += parts.release;
  escrow.refunded += parts.refund;
  escrow.paidToSeller += payment.toSeller;
  escrow.paidToBuyer += payment.toBuyer;
  escrow.fees += payment.fee;
  return payment;
}

function paymentOf({ escrow }: Found, { release, refund }: Parts): Payment {
  const before = feesOn(escrow, escrow.released);
  const after = feesOn(escrow, escrow.released + release);
  const mostReleased = escrow.amount - escrow.refunded;
  const givenBack =
    feesOn(escrow, mostReleased).buyer - feesOn(escrow, mostReleased - refund).buyer;
  return {
    toSeller: release - (after.seller - before.seller),
    toBuyer: refund + givenBack,
    fee: after.seller - before.seller + after.buyer - before.buyer,
  };
}

function firstRefused(credits: readonly [Account, bigint][]): Rejection | null {
  for (const [to] of credits) {
    const refused = refusedCredit(to);
    if (refused) return refused;
  }
  return null;
}
