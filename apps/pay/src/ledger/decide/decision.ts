import type { LedgerCommand } from '../command.js';
import type { Tenant } from '@skydeck/auth-guard';
import type { Books } from './books.js';
import type { OperationResult } from './operation.js';
import type { Rejection } from './rejection.js';

/** What a decider is asked. */
export interface Question<Command extends LedgerCommand = LedgerCommand> {
  readonly tenant: Tenant;
  readonly command: Command;
  /** Identifier of the operation, and of what it makes. */
  readonly id: string;
  readonly now: Date;
  readonly effectiveAt: Date;
}

/** A decision for a command. */
export interface Acceptance {
  /** What it is about, when that is not what it makes. */
  readonly ref?: string;
  readonly amount?: bigint;
  readonly result: OperationResult;
  /** Type of the event that tells of it. */
  readonly event: string;
}

/**
 * Decides over one command and notes in the books what follows. One that rejects has noted nothing.
 * It knows no clock, no database and no chance.
 */
export type Decide<Command extends LedgerCommand> = (
  books: Books,
  question: Question<Command>,
) => Acceptance | Rejection;

export const isRejection = (decision: Acceptance | Rejection): decision is Rejection =>
  'code' in decision;
