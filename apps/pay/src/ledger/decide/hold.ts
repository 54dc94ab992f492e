import type {
  CaptureCommand,
  ExpireCommand,
  HoldCommand,
  IncreaseCommand,
  VoidCommand,
} from '../command.js';
import type { Books } from './books.js';
import type { Decide, Question } from './decision.js';
import { type Hold, holdOf, HOLDS, leftOf } from './hold-shelf.js';
import { refusedCredit, refusedDebit } from './parties.js';
import { type Rejection, rejected } from './rejection.js';

const CLOSED = {
  captured: 'hold_already_captured',
  voided: 'hold_voided',
  expired: 'hold_expired',
} as const;

/** Puts an amount aside. */
export const decideHold: Decide<HoldCommand> = (books, { tenant, command, id, now }) => {
  const account = books.account(tenant, command.account);
  if (!account) return rejected('wallet_not_found', { wallet: command.account });
  if (account.currency !== command.currency) return rejected('currency_mismatch');
  const refused = refusedDebit(account, command.amount);
  if (refused) return refused;
  const { expires } = command;
  const hold: Hold = {
    id,
    tenant,
    account: account.id,
    accountKey: account.key,
    currency: account.currency,
    amount: command.amount,
    captured: 0n,
    released: 0n,
    state: 'pending',
    expiresAt: 'at' in expires ? expires.at : new Date(now.getTime() + expires.inSeconds * 1000),
    destination: command.destination ?? null,
    description: command.description ?? null,
    metadata: command.metadata ?? {},
    createdAt: now,
    updatedAt: now,
  };
  books.hold(account, command.amount);
  books.change(HOLDS, hold);
  return { amount: command.amount, event: 'hold.created', result: holdOf(hold) };
};

/** Pays out of a hold. */
export const decideCapture: Decide<CaptureCommand> = (books, question) => {
  const { tenant, command, id, now, effectiveAt } = question;
  const found = open(books, question);
  if ('code' in found) return found;
  const { hold, account } = found;
  if (now >= hold.expiresAt) return rejected('hold_expired');
  const to = books.account(tenant, command.to ?? hold.destination ?? '');
  if (!to) return rejected('wallet_not_found', { wallet: command.to ?? hold.destination ?? '' });
  if (to === account) return rejected('same_wallet');
  if (to.currency !== hold.currency) return rejected('currency_mismatch');
  const left = leftOf(hold);
  const amount = command.amount ?? left;
  if (amount > left) return rejected('amount_exceeds_hold', { remaining: String(left) });
  if (account.status === 'frozen') return rejected('wallet_frozen');
  const refused = refusedCredit(to);
  if (refused) return refused;
  const released = command.isFinal ? left - amount : 0n;
  hold.captured += amount;
  hold.released += released;
  hold.state = leftOf(hold) === 0n ? 'captured' : 'partially_captured';
  hold.updatedAt = now;
  books.hold(account, -(amount + released));
  books.move(
    [
      { account, amount: -amount },
      { account: to, amount },
    ],
    { now, effectiveAt },
  );
  books.change(HOLDS, hold);
  const capture = { id, amount: String(amount), to: to.id, created_at: now.toISOString() };
  return {
    ref: hold.id,
    amount,
    event: `hold.${hold.state}`,
    result: { ...holdOf(hold), capture },
  };
};

/** Gives back what is left, because the caller says so. */
export const decideVoid: Decide<VoidCommand> = (books, question) => {
  const found = open(books, question);
  if ('code' in found) return found;
  return release(books, question, { ...found, state: 'voided' });
};

/** Gives back what is left, because its time is over. */
export const decideExpire: Decide<ExpireCommand> = (books, question) => {
  const found = open(books, question);
  if ('code' in found) return found;
  if (question.now < found.hold.expiresAt) return rejected('hold_not_due');
  return release(books, question, { ...found, state: 'expired' });
};

/** Puts more aside. */
export const decideIncrease: Decide<IncreaseCommand> = (books, question) => {
  const found = open(books, question);
  if ('code' in found) return found;
  const { hold, account } = found;
  const { amount } = question.command;
  if (question.now >= hold.expiresAt) return rejected('hold_expired');
  const refused = refusedDebit(account, amount);
  if (refused) return refused;
  hold.amount += amount;
  hold.updatedAt = question.now;
  books.hold(account, amount);
  books.change(HOLDS, hold);
  return { ref: hold.id, amount, event: 'hold.increased', result: holdOf(hold) };
};

type OfHold = CaptureCommand | VoidCommand | ExpireCommand | IncreaseCommand;

/** The hold that a command is about, when something is still put aside. */
function open(books: Books, { tenant, command }: Question<OfHold>) {
  const hold = books.find(HOLDS, { tenant, id: command.hold });
  const account = hold && books.account(tenant, hold.account);
  if (!account) return rejected('hold_not_found');
  const { state } = hold;
  if (state !== 'pending' && state !== 'partially_captured') return rejected(CLOSED[state]);
  return { hold, account };
}

function release(
  books: Books,
  { now }: Question<OfHold>,
  {
    hold,
    account,
    state,
  }: Exclude<ReturnType<typeof open>, Rejection> & {
    readonly state: 'voided' | 'expired';
  },
) {
  const left = leftOf(hold);
  hold.released += left;
  hold.state = state;
  hold.updatedAt = now;
  books.hold(account, -left);
  books.change(HOLDS, hold);
  return { ref: hold.id, amount: left, event: `hold.${state}`, result: holdOf(hold) };
}
