import type { Account } from '../decide/account.js';

const MOST_ACCOUNTS = 20_000;
const LONGEST_REST = 64;

/**
 * Accounts as the last batch left them, so that the next one need not read them. Nothing rests on this:
 * what is written compares each of them with its row, and a batch that was mistaken reads and decides anew.
 */
export class KnownAccounts {
  readonly #accounts = new Map<string, Account>();
  #rests = 0;
  #rest = 1;

  /**
   * Takes accounts out, or null when one is not known. Whoever took them puts back what was committed;
   * what it loses is read again.
   */
  take(ids: ReadonlySet<string>): Account[] | null {
    if (this.#rests > 0) this.#rests -= 1;
    else if (ids.size > 0) return this.#takeAll(ids);
    this.drop(ids);
    return null;
  }

  /** Keeps accounts as they were committed. */
  put(accounts: Iterable<Account>): void {
    for (const account of accounts) this.#accounts.set(account.id, account);
    for (const id of this.#accounts.keys()) {
      if (this.#accounts.size <= MOST_ACCOUNTS) break;
      this.#accounts.delete(id);
    }
  }

  drop(ids: Iterable<string>): void {
    for (const id of ids) this.#accounts.delete(id);
  }

  /** What was known was right. */
  agreed(): void {
    this.#rest = 1;
  }

  /** It was not, or was of no use: the more often in a row, the more batches read before it is tried again. */
  erred(): void {
    this.#rest = Math.min(LONGEST_REST, 2 * this.#rest);
    this.#rests = this.#rest;
  }

  #takeAll(ids: ReadonlySet<string>): Account[] | null {
    const found: Account[] = [];
    for (const id of ids) {
      const account = this.#accounts.get(id);
      if (!account) return null;
      found.push(account);
    }
    this.drop(ids);
    return found;
  }
}
