import { S3ServiceException } from '@aws-sdk/client-s3';
import { ObjectStoreError, type ObjectStoreErrorCode } from '../object-store-error.js';

const BY_NAME: Readonly<Record<string, ObjectStoreErrorCode>> = {
  NoSuchKey: 'not_found',
  NotFound: 'not_found',
  NoSuchUpload: 'not_found',
  PreconditionFailed: 'precondition_failed',
  ConditionalRequestConflict: 'precondition_failed',
  BadDigest: 'checksum_mismatch',
  XAmzContentSHA256Mismatch: 'checksum_mismatch',
  InvalidRange: 'invalid_range',
  InvalidPart: 'invalid_upload',
  InvalidPartOrder: 'invalid_upload',
  EntityTooSmall: 'invalid_upload',
  EntityTooLarge: 'too_large',
  QuotaExceeded: 'no_space',
  XMinioStorageFull: 'no_space',
  NotImplemented: 'not_supported',
};

const BY_STATUS: Readonly<Record<number, ObjectStoreErrorCode>> = {
  404: 'not_found',
  412: 'precondition_failed',
  413: 'too_large',
  416: 'invalid_range',
  501: 'not_supported',
  507: 'no_space',
};

const TEXTS: Partial<Record<ObjectStoreErrorCode, string>> = {
  not_found: 'There is no such object or upload.',
  precondition_failed: 'The key has an object already.',
  checksum_mismatch: 'The bytes do not have the SHA-256 announced.',
  invalid_range: 'The object has no such range.',
  invalid_upload: 'The upload cannot be completed. Its parts do not fit.',
  too_large: 'The object has more bytes than the S3 server allows.',
  no_space: 'The S3 server has no room left.',
  not_supported: 'The S3 server cannot do that.',
};

/** What an answer of the server, or none, means to who uses the store. */
export function toObjectStoreError(error: unknown): ObjectStoreError {
  if (error instanceof ObjectStoreError) return error;
  const { name, message } = error as Error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  // A missing bucket is the operator's problem, not a missing object.
  const isKnown = name !== 'NoSuchBucket';
  const code = (isKnown && (BY_NAME[name] ?? BY_STATUS[status ?? 0])) || 'unavailable';
  const text = TEXTS[code] ?? 'The S3 server cannot be used now.';
  // The client's own errors carry the whole exchange, signatures included.
  return new ObjectStoreError(code, text, new Error(`${name}: ${message}`));
}

/** Runs one request and translates its refusal. */
export async function asked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw toObjectStoreError(error);
  }
}

/** The answer, or undefined when what was asked for does not exist. */
export async function unlessAbsent<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'not_found') return undefined;
    throw error;
  }
}
