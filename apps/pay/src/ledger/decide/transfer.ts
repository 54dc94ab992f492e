import type { TransferCommand } from '../command.js';
import type { Decide, Question } from './decision.js';
import { refusedCredit, refusedDebit } from './parties.js';
import { REVERSIBLES } from './reverse.js';
import { rejected } from './rejection.js';

/** Moves an amount from one account to another of the same currency. */
export const decideTransfer: Decide<TransferCommand> = (books, question) => {
  const { tenant, command, id, now, effectiveAt } = question;
  const { from: fromId, to: toId, amount, currency } = command;
  const from = books.account(tenant, fromId);
  const to = books.account(tenant, toId);
  if (!from || !to) return rejected('wallet_not_found', { wallet: from ? toId : fromId });
  if (from === to) return rejected('same_wallet');
  if (from.currency !== currency || to.currency !== currency) return rejected('currency_mismatch');
  const refused = refusedDebit(from, amount) ?? refusedCredit(to);
  if (refused) return refused;
  books.move(
    [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    { now, effectiveAt },
  );
  // One that comes later in the same batch may move it back.
  books.put(REVERSIBLES, [{ id, tenant, from: fromId, to: toId, currency, amount, reversed: 0n }]);
  return { amount, event: 'transfer.posted', result: { id, ...transferOf(question) } };
};

/** A transfer as callers see it. */
const transferOf = ({ command, now, effectiveAt }: Question<TransferCommand>) => ({
  status: 'posted',
  from: command.from,
  to: command.to,
  amount: String(command.amount),
  currency: command.currency,
  reference: command.reference ?? null,
  description: command.description ?? null,
  metadata: command.metadata ?? {},
  effective_at: effectiveAt.toISOString(),
  created_at: now.toISOString(),
});
