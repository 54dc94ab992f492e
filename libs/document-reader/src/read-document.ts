import type { DocumentReading, ReadOptions } from './document-reading.js';
import { DocumentReader } from './reader/document-reader.js';

const reader = new DocumentReader();

/**
 * Reads the image of an identity document in a process of its own, with limits of time and memory.
 * @throws DocumentUnreadable when the image is none, is hostile, or took too much
 */
export async function readDocument(image: Buffer, options?: ReadOptions): Promise<DocumentReading> {
  return reader.read(image, options);
}
