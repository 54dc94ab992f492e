import { createHash, timingSafeEqual } from 'node:crypto';
import { previousSecrets } from '@skydeck/secret-box';

/**
 * Makes the check of an `Authorization` header. Digests are compared, so that neither the length
 * nor the place of the first difference shows in the time it takes.
 */
export function bearerCheck(secret: string): (header: string | undefined) => boolean {
  const wanted = [secret, ...previousSecrets(secret)].map((one) => digest(`Bearer ${one}`));
  return (header) => {
    const given = digest(header ?? '');
    return wanted.some((one) => timingSafeEqual(one, given));
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
