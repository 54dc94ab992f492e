import sharp from 'sharp';
import { DocumentUnreadable } from '../document-unreadable.js';
import { examineImage } from '../examine-image.js';
import type { ReadAnswer, ReadOrder } from './reader-messages.js';

// The process that looks at pictures of strangers. It has no secrets, and may be killed at any time.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (order: ReadOrder) => {
  void answer(order).then((result) => process.send?.(result));
});

async function answer({ image, today }: ReadOrder): Promise<ReadAnswer> {
  try {
    return { reading: await examineImage(image, today) };
  } catch (error) {
    return { reason: error instanceof DocumentUnreadable ? error.reason : 'crashed' };
  }
}
