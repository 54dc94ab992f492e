import type { ReverseCommand } from '../command.js';
import type { Decide } from './decision.js';
import { refusedCredit, refusedDebit } from './parties.js';
import { rejected } from './rejection.js';
import { shelf } from './shelf.js';

/** A transfer that was done, and how much of it was moved back. */
export interface Reversible {
  readonly id: string;
  readonly tenant: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly amount: bigint;
  reversed: bigint;
}

export const REVERSIBLES = shelf<Reversible>('reversible', (command) =>
  command.kind === 'reverse' ? [command.transfer] : [],
);

/** Moves back what a transfer moved; never more than it. */
export const decideReverse: Decide<ReverseCommand> = (books, question) => {
  const { tenant, command, id, now, effectiveAt } = question;
  const original = books.find(REVERSIBLES, { tenant, id: command.transfer });
  const from = original && books.account(tenant, original.to);
  const to = original && books.account(tenant, original.from);
  if (!from || !to) return rejected('transfer_not_found');
  const left = original.amount - original.reversed;
  const amount = command.amount ?? left;
  if (amount > left || left === 0n) {
    return rejected('amount_exceeds_transfer', { remaining: String(left) });
  }
  const refused = refusedDebit(from, amount) ?? refusedCredit(to);
  if (refused) return refused;
  original.reversed += amount;
  books.change(REVERSIBLES, original);
  books.move(
    [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    { now, effectiveAt },
  );
  const result = {
    id,
    transfer: original.id,
    from: from.id,
    to: to.id,
    amount: String(amount),
    currency: original.currency,
    remaining: String(left - amount),
    description: command.description ?? null,
    metadata: command.metadata ?? {},
    created_at: now.toISOString(),
  };
  return { ref: original.id, amount, event: 'transfer.reversed', result };
};
