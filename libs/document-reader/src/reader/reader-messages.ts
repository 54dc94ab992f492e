import type { DocumentReading } from '../document-reading.js';
import type { UnreadableReason } from '../document-unreadable.js';

/** What a reader process is asked. */
export interface ReadOrder {
  image: Uint8Array;
  today: Date;
}

/** What it answers. */
export type ReadAnswer = { reading: DocumentReading } | { reason: UnreadableReason };
