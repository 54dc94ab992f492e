import type { MessageEntity } from './message.entity.js';

/** Codes and batches have lanes of their own: nothing waits behind a batch, codes behind nothing. */
export const LANES = ['otp', 'bulk', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/** What decides the lane of a message, and whether a worker had it in hand before. */
export type Laned = Pick<MessageEntity, 'id' | 'kind' | 'batchId' | 'rank'>;

/** The lane of a message. */
export function laneOf({ kind, batchId }: Laned): Lane {
  if (kind === 'otp') return 'otp';
  return batchId === null ? 'bulk' : 'batch';
}

/**
 * The queue of a lane: `messaging-otp`, `messaging-bulk`. Installations that share a database
 * have schemas of different names, and so never take each other's jobs.
 */
export const queueNameOf = (schema: string, lane: Lane): string => `${schema}-${lane}`;

/** The job only says which rows to look at; the rows are the truth. */
export type MessageJob =
  | { readonly messageId: string }
  /** Messages of batches that nobody had in hand yet. */
  | { readonly messageIds: readonly string[] };
