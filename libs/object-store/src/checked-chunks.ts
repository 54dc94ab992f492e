import { createHash } from 'node:crypto';
import { tooLarge } from './check-arguments.js';
import { ObjectStoreError } from './object-store-error.js';
import type { Body, Expectations } from './stored-object.js';

/**
 * Passes the bytes on and checks them underway. What is wrong is thrown at the latest after the
 * last chunk, so a driver that makes an object visible only after the end never shows a wrong one.
 */
export async function* checkedChunks(
  body: Body,
  { size, sha256, limitBytes }: Expectations,
): AsyncGenerator<Uint8Array> {
  const hash = sha256 === undefined ? undefined : createHash('sha256');
  let seen = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
    seen += bytes.byteLength;
    if (limitBytes !== undefined && seen > limitBytes) throw tooLarge();
    if (size !== undefined && seen > size) throw wrongSize(size);
    hash?.update(bytes);
    yield bytes;
  }
  if (size !== undefined && seen !== size) throw wrongSize(size);
  if (hash && hash.digest('hex') !== sha256?.toLowerCase()) {
    throw new ObjectStoreError('checksum_mismatch', 'The bytes do not have the SHA-256 announced.');
  }
}

/** Lets go of a stream that will not be read. */
export function discard(body: Body): void {
  if (body instanceof Uint8Array) return;
  if (!('destroy' in body)) {
    body.return(undefined).catch(() => undefined);
    return;
  }
  // A stream that is destroyed early may still report why; nobody is left to hear it.
  body.on('error', () => undefined);
  body.destroy();
}

function wrongSize(size: number): ObjectStoreError {
  return new ObjectStoreError(
    'size_mismatch',
    `The object does not have the ${size} bytes announced.`,
  );
}
