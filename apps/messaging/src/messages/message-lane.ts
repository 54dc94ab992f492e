import type { MessageKind } from './message-channel.js';

/** Codes have a lane of their own: they must not wait behind bulk messages. */
export const LANES = ['otp', 'bulk'] as const;
export type Lane = (typeof LANES)[number];

/** The lane of a kind of message. */
export const laneOf = (kind: MessageKind): Lane => (kind === 'otp' ? 'otp' : 'bulk');

/**
 * The queue of a lane: `messaging-otp`, `messaging-bulk`. Installations that share a database
 * have schemas of different names, and so never take each other's jobs.
 */
export const queueNameOf = (schema: string, lane: Lane): string => `${schema}-${lane}`;

/** The job only says which row to look at; the row is the truth. */
export interface MessageJob {
  readonly messageId: string;
}
