import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Makes the check of an `Authorization` header. Digests are compared, so that neither the length
 * nor the place of the first difference shows in the time it takes.
 */
export function bearerCheck(secret: string): (header: string | undefined) => boolean {
  const wanted = digest(`Bearer ${secret}`);
  return (header) => timingSafeEqual(digest(header ?? ''), wanted);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
