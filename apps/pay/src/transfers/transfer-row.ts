import type { OperationResult } from '../ledger/decide/operation.js';

/** What moves money between wallets, as callers know it, by what the ledger calls it. */
export const TRANSFER_KINDS = {
  transfer: 'transfer',
  posting: 'posting',
  reverse: 'reversal',
} as const;
export type LedgerKind = keyof typeof TRANSFER_KINDS;
export type TransferKind = (typeof TRANSFER_KINDS)[LedgerKind];

/** An operation of the journal. */
export interface TransferRow {
  /** Place in the journal. */
  readonly seq: string;
  readonly id: string;
  readonly kind: LedgerKind;
  readonly code: string | null;
  readonly result: OperationResult;
  readonly effective_at: Date;
  readonly created_at: Date;
  /** How much of it was moved back. */
  readonly reversed: string | null;
}

/** A line that an operation left on an account. */
export interface EntryRow {
  readonly wallet: string;
  readonly amount: string;
  readonly currency: string;
  readonly balance_after: string;
  readonly version: number;
}
