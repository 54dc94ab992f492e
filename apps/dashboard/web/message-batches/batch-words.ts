import type { MessageBatch } from '../api/message-batches.js';

/** Where its messages are, the most first, such as `18 delivered, 2 failed`. */
export function countsText({ counts, rejected }: MessageBatch): string {
  const known = Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} ${status}`);
  return [...known, ...(rejected > 0 ? [`${rejected} not accepted`] : [])].join(', ');
}
