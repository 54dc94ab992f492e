import type { Account } from './account.js';
import type { Entry, Operation } from './operation.js';
import type { Shelf, ShelfRow } from './shelf.js';

/** An operation of before, as far as a command with its key needs it. */
export type StoredOperation = Pick<
  Operation,
  'tenant' | 'key' | 'id' | 'kind' | 'code' | 'fingerprint' | 'result'
>;

/** A movement on one account; negative amounts leave it. */
export interface Leg {
  readonly account: Account;
  readonly amount: bigint;
}

/**
 * All that a batch of commands may read, and all that they change. It knows no database: what it is
 * given is locked, and what it has noted is written afterwards in one transaction.
 */
export class Books {
  readonly operations: Operation[] = [];
  readonly entries: Entry[] = [];
  /** Accounts that were changed. */
  readonly touched = new Set<Account>();
  readonly #accounts = new Map<string, Account>();
  readonly #stored = new Map<string, StoredOperation>();
  readonly #rows = new Map<string, Map<string, ShelfRow>>();
  readonly #changed = new Map<string, Set<ShelfRow>>();

  constructor(accounts: readonly Account[], stored: readonly StoredOperation[]) {
    for (const account of accounts) this.#accounts.set(account.id, account);
    for (const one of stored) this.#stored.set(placeOf(one), one);
  }

  /** Lays down what was read from a table. */
  put<Row extends ShelfRow>({ name }: Shelf<Row>, rows: readonly Row[]): void {
    const kept = this.#rows.get(name) ?? new Map<string, ShelfRow>();
    for (const row of rows) kept.set(row.id, row);
    this.#rows.set(name, kept);
  }

  /** Another tenant's account is none. */
  account(tenant: string, id: string): Account | undefined {
    const found = this.#accounts.get(id);
    return found?.tenant === tenant ? found : undefined;
  }

  /** Another tenant's row is none. */
  find<Row extends ShelfRow>(
    { name }: Shelf<Row>,
    { tenant, id }: { readonly tenant: string; readonly id: string },
  ): Row | undefined {
    const found = this.#rows.get(name)?.get(id);
    return found?.tenant === tenant ? (found as Row) : undefined;
  }

  /** Notes a row that is new or was changed. */
  change<Row extends ShelfRow>(of: Shelf<Row>, row: Row): void {
    this.put(of, [row]);
    const changed = this.#changed.get(of.name) ?? new Set<ShelfRow>();
    this.#changed.set(of.name, changed.add(row));
  }

  changed<Row extends ShelfRow>({ name }: Shelf<Row>): readonly Row[] {
    return [...(this.#changed.get(name) ?? [])] as Row[];
  }

  /** What became of an earlier command with this key, this batch included. */
  stored(of: Pick<Operation, 'tenant' | 'key'>): StoredOperation | undefined {
    return this.#stored.get(placeOf(of));
  }

  /** Notes what became of a command. */
  add(operation: Operation): void {
    this.operations.push(operation);
    this.#stored.set(placeOf(operation), operation);
  }

  /** Remembers how things are now; what it gives brings them back to that. */
  savepoint(): () => void {
    const { operations, entries, touched } = this;
    const [done, booked, before] = [operations.length, entries.length, [...touched]];
    const accounts = [...this.#accounts.values()].map((one) => [one, { ...one }] as const);
    const rows = [...this.#rows].map(
      ([name, kept]) =>
        [name, [...kept.values()].map((row) => [row, { ...row }] as const)] as const,
    );
    const changed = [...this.#changed].map(([name, of]) => [name, new Set(of)] as const);
    return () => {
      for (const operation of operations.splice(done)) this.#stored.delete(placeOf(operation));
      entries.length = booked;
      for (const [account, was] of accounts) Object.assign(account, was);
      touched.clear();
      for (const account of before) touched.add(account);
      this.#rows.clear();
      for (const [name, kept] of rows) {
        const back = kept.map(([row, was]) => [row.id, Object.assign(row, was)] as const);
        this.#rows.set(name, new Map(back));
      }
      this.#changed.clear();
      for (const [name, of] of changed) this.#changed.set(name, of);
    };
  }

  /** Books movements of the operation that is added next; they sum to zero in each currency. */
  move(legs: readonly Leg[], { now, effectiveAt }: { now: Date; effectiveAt: Date }): void {
    for (const { account, amount } of legs) {
      account.posted += amount;
      account.version += 1;
      account.lastAt = latest(account.lastAt, now);
      this.touched.add(account);
      this.entries.push({
        account,
        version: account.version,
        operation: this.operations.length,
        amount,
        balanceAfter: account.posted,
        effectiveAt,
        createdAt: account.lastAt,
      });
    }
  }

  /** Puts aside, or gives back when the amount is negative. */
  hold(account: Account, amount: bigint): void {
    account.held += amount;
    this.touched.add(account);
  }
}

/** Keys hold no line break. */
const placeOf = ({ tenant, key }: Pick<Operation, 'tenant' | 'key'>) => `${tenant}\n${key}`;

/** Entries of an account are told in the order of their versions also when clocks disagree. */
const latest = (last: Date | null, now: Date): Date => (last && last > now ? last : now);
