import type { MessageEntity } from './message.entity.js';

/** Codes and batches have lanes of their own: nothing waits behind a batch, codes behind nothing. */
export const LANES = ['otp', 'bulk', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/** What decides the lane of a message. */
export type Laned = Pick<MessageEntity, 'id' | 'kind' | 'batchId'>;

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

/** The job only says which row to look at; the row is the truth. */
export interface MessageJob {
  readonly messageId: string;
}
