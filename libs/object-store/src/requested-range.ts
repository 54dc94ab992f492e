import { parseRangeHeader, type ResolvedRange, resolveRange } from './byte-range.js';

/** Whether an `If-Match` or `If-None-Match` header names a tag, or any (RFC 9110, 13.1.1 and 13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  const named = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.some((one) => one === '*' || one === etag);
}

/** What of a request says which bytes it asks for. */
export interface RangeHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
}

/**
 * The bytes of so many that a request asks for; undefined for all of them. Whoever goes on with other content
 * than that of the tag begins anew (RFC 9110, 13.1.5).
 * @throws ObjectStoreError `invalid_range` when there are none of them
 */
export function requestedRange(
  { range, 'if-range': ifRange }: RangeHeaders,
  etag: string,
  sizeBytes: number,
): ResolvedRange | undefined {
  const wanted = ifRange === undefined || ifRange === etag ? parseRangeHeader(range) : undefined;
  return wanted && resolveRange(wanted, sizeBytes);
}
