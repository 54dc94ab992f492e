import type { DocumentReading, ReadOptions } from './document-reading.js';
import { examineImage } from './examine-image.js';

/** Reads the image of an identity document; throws DocumentUnreadable when there is no picture. */
export async function readDocument(
  image: Buffer,
  { signal, today = new Date() }: ReadOptions = {},
): Promise<DocumentReading> {
  signal?.throwIfAborted();
  return examineImage(image, today);
}
