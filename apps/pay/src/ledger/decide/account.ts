/** What an account lets happen; nothing leaves a `frozen_debit` one, nothing moves in a `frozen` one. */
export type AccountStatus = 'open' | 'frozen_debit' | 'frozen' | 'closed';

/** An account while it is locked; deciding changes it, and the store writes it back. */
export interface Account {
  /** What the tables know it by. */
  readonly key: string;
  /** What callers know it by, such as `wal_…`. */
  readonly id: string;
  readonly tenant: string;
  readonly kind: string;
  readonly currency: string;
  readonly status: AccountStatus;
  /** What the balance, less what is held, may not go below; null for no limit. */
  readonly floor: bigint | null;
  posted: bigint;
  held: bigint;
  /** Counts entries. */
  version: number;
  /** When the newest entry was made. */
  lastAt: Date | null;
  /** The transaction that wrote it last; who only looks need not know. */
  writtenBy?: number;
}

/** What may be spent: the balance less what is held. */
export const availableOf = ({ posted, held }: Account): bigint => posted - held;

/** How much may leave the account, its overdraft included; null for no limit. */
export const spendableOf = (account: Account): bigint | null =>
  account.floor === null ? null : availableOf(account) - account.floor;
