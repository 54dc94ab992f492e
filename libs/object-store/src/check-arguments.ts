import { ObjectStoreError } from './object-store-error.js';
import { MAX_PART_BYTES } from './object-store.js';
import type { Expectations, UploadedPart } from './stored-object.js';

/** Longest life of a signed request; S3's limit. */
export const MAX_EXPIRY_S = 7 * 24 * 60 * 60;
/** Most parts of an upload; S3's limit. */
export const MAX_PARTS = 10_000;
/** Most objects of a page; S3's limit. */
export const MAX_PAGE = 1_000;

const CONTENT_TYPE = /^[\x21-\x7E](?:[\x20-\x7E]{0,253}[\x21-\x7E])?$/;
const SHA256 = /^[0-9a-f]{64}$/i;

/** Refuses media types that no header could carry. */
export function checkContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw refuse('contentType is no media type');
}

/** Refuses expectations that nothing could meet. */
export function checkExpectations({ size, sha256, limitBytes }: Expectations): void {
  if (size !== undefined) checkInteger('size', size, 0, Number.MAX_SAFE_INTEGER);
  if (limitBytes !== undefined) checkInteger('limitBytes', limitBytes, 0, Number.MAX_SAFE_INTEGER);
  if (sha256 !== undefined && !SHA256.test(sha256)) throw refuse('sha256 is no SHA-256');
  if (size !== undefined && limitBytes !== undefined && size > limitBytes) throw tooLarge();
}

/** What a part may be: what the caller expects, and never more than a driver can hold. */
export function partExpectations(number: number, expected: Expectations): Expectations {
  checkInteger('number', number, 1, MAX_PARTS);
  const limitBytes = Math.min(expected.limitBytes ?? MAX_PART_BYTES, MAX_PART_BYTES);
  const bounded = { ...expected, limitBytes };
  checkExpectations(bounded);
  return bounded;
}

/** Refuses numbers outside of their range. */
export function checkInteger(name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw refuse(`${name} must be a whole number from ${min} to ${max}`);
}

/** Refuses a list of parts that is empty or not in ascending order. */
export function checkParts(parts: readonly UploadedPart[]): void {
  let last = 0;
  for (const { number } of parts) {
    checkInteger('number', number, 1, MAX_PARTS);
    if (number <= last) throw invalidUpload('Its parts are not named in ascending order.');
    last = number;
  }
  if (last === 0) throw invalidUpload('It has no parts.');
}

/** The refusal of an upload whose parts do not fit. */
export function invalidUpload(problem: string): ObjectStoreError {
  return new ObjectStoreError('invalid_upload', `The upload cannot be completed. ${problem}`);
}

/** The refusal of too many bytes. */
export function tooLarge(): ObjectStoreError {
  return new ObjectStoreError('too_large', 'The object has more bytes than are allowed.');
}

function refuse(problem: string): ObjectStoreError {
  return new ObjectStoreError('invalid_argument', `The object store was misused: ${problem}.`);
}
