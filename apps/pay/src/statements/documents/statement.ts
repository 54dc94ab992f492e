import type { EntryRow } from '../entries/entry.schema.js';

/** The account of a period: all but its lines. */
export interface StatementHead {
  readonly wallet: string;
  readonly name: string | null;
  readonly currency: string;
  readonly exponent: number;
  readonly from: Date;
  readonly to: Date;
  readonly madeAt: Date;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly totalIn: bigint;
  /** Positive. */
  readonly totalOut: bigint;
  readonly count: number;
}

/** The account of a period. Its lines are read some at a time, while they are sent. */
export interface Statement {
  readonly head: StatementHead;
  readonly lines: AsyncIterable<readonly EntryRow[]>;
}
