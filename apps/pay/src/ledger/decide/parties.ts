import { type Account, availableOf, spendableOf } from './account.js';
import { type Rejection, rejected } from './rejection.js';

/** Why nothing may leave an account, or null. */
export function refusedDebit(account: Account, amount: bigint): Rejection | null {
  if (account.status === 'closed') return rejected('wallet_closed');
  if (account.status !== 'open') return rejected('wallet_frozen');
  const spendable = spendableOf(account);
  if (spendable !== null && amount > spendable) {
    return rejected('insufficient_funds', { available: String(availableOf(account)) });
  }
  return null;
}

/** Why nothing may come into an account, or null. */
export function refusedCredit(account: Account): Rejection | null {
  if (account.status === 'closed') return rejected('wallet_closed');
  return account.status === 'frozen' ? rejected('wallet_frozen') : null;
}
