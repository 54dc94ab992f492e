import type { Tenant } from '@skydeck/auth-guard';
import type { Account } from './account.js';
import type { CommandKind } from '../command.js';
import type { RejectionCode } from './rejection.js';

/** What is told of an operation: plain JSON, the same however often it is asked for. */
export type OperationResult = Readonly<Record<string, unknown>>;

/** What became of a command. It never changes. */
export interface Operation {
  readonly tenant: Tenant;
  readonly id: string;
  readonly key: string;
  readonly fingerprint: Buffer;
  readonly kind: CommandKind;
  /** Null when it was done. */
  readonly code: RejectionCode | null;
  /** What it is about, such as a hold. */
  readonly ref: string | null;
  readonly amount: bigint | null;
  readonly result: OperationResult;
  /** Type of the event that tells of it; null for none. */
  readonly event: string | null;
  readonly effectiveAt: Date;
  readonly createdAt: Date;
}

/** A line of an account. */
export interface Entry {
  readonly account: Account;
  readonly version: number;
  /** Place of its operation in the journal. */
  readonly operation: number;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly effectiveAt: Date;
  readonly createdAt: Date;
}
