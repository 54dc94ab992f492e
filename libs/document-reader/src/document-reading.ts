import type { AamvaFields } from './barcode/aamva-fields.js';
import type { Quality } from './image/quality.js';
import type { MrzFields } from './mrz/mrz-fields.js';

/** What one image of an identity document says by itself. Nothing in it is guessed. */
export interface DocumentReading {
  /** The machine-readable zone; absent unless every check digit of it holds. */
  mrz?: MrzFields;
  /** The barcode on the back of a North American licence or identity card. */
  barcode?: AamvaFields;
  /** How good the picture is, whether or not something was read. */
  quality: Quality;
}

/** How an image is read. */
export interface ReadOptions {
  /** Calls the reading off. */
  signal?: AbortSignal;
  /** The day that decides the century of two-digit years. Default: today. */
  today?: Date;
}
