import { ObjectStoreError } from './object-store-error.js';
import type { ByteRange } from './stored-object.js';

/** First and last byte, both included. */
export interface ResolvedRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a range lies in an object of so many bytes. An end behind the last byte is cut; a range
 * without a byte of the object is refused with `invalid_range`, as RFC 9110, 14.1.2 has it.
 */
export function resolveRange(range: ByteRange, size: number): ResolvedRange {
  checkRange(range);
  const start = 'last' in range ? Math.max(0, size - range.last) : range.start;
  const end = Math.min('last' in range ? size - 1 : (range.end ?? size - 1), size - 1);
  if (start > end) throw invalidRange();
  return { start, end };
}

/** The value of a `Range` header. */
export function rangeHeader(range: ByteRange): string {
  checkRange(range);
  return 'last' in range ? `bytes=-${range.last}` : `bytes=${range.start}-${range.end ?? ''}`;
}

/** Reads a `Range` header. Undefined, which means all, for what RFC 9110 lets a server ignore. */
export function parseRangeHeader(header: string | undefined): ByteRange | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (start === '' && end === '') return undefined;
  if (start === '') return { last: Number(end) };
  if (end === '') return { start: Number(start) };
  return Number(end) < Number(start) ? undefined : { start: Number(start), end: Number(end) };
}

/** The refusal of a range without a byte of the object. */
export function invalidRange(): ObjectStoreError {
  return new ObjectStoreError('invalid_range', 'The object has no such range.');
}

function checkRange(range: ByteRange): void {
  const numbers = 'last' in range ? [range.last] : [range.start, range.end ?? range.start];
  const isSound = numbers.every((number) => Number.isSafeInteger(number) && number >= 0);
  const isForward = 'last' in range ? range.last > 0 : (range.end ?? range.start) >= range.start;
  if (!isSound || !isForward) throw invalidRange();
}
