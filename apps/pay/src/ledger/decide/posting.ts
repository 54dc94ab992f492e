import type { PostingCommand } from '../command.js';
import type { Leg } from './books.js';
import type { Decide } from './decision.js';
import { refusedCredit, refusedDebit } from './parties.js';
import { rejected } from './rejection.js';

/** Moves amounts between many accounts at once; an account is named once. */
export const decidePosting: Decide<PostingCommand> = (books, question) => {
  const { tenant, command, id, now, effectiveAt } = question;
  const legs: Leg[] = [];
  const sums = new Map<string, bigint>();
  for (const { account: wanted, amount, currency } of command.legs) {
    const account = books.account(tenant, wanted);
    if (!account) return rejected('wallet_not_found', { wallet: wanted });
    if (currency && currency !== account.currency) return rejected('currency_mismatch');
    if (legs.some((leg) => leg.account === account)) return rejected('same_wallet');
    const refused = amount < 0n ? refusedDebit(account, -amount) : refusedCredit(account);
    if (refused) return refused;
    legs.push({ account, amount });
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  }
  if ([...sums.values()].some((sum) => sum !== 0n)) return rejected('unbalanced');
  books.move(legs, { now, effectiveAt });
  const result = {
    id,
    legs: legs.map(({ account, amount }) => ({
      wallet: account.id,
      amount: String(amount),
      currency: account.currency,
    })),
    reference: command.reference ?? null,
    description: command.description ?? null,
    metadata: command.metadata ?? {},
    effective_at: effectiveAt.toISOString(),
    created_at: now.toISOString(),
  };
  return { event: 'posting.posted', result };
};
