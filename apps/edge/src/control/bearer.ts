import { createHash, timingSafeEqual } from 'node:crypto';
import { edgeToken, previousSecrets } from '@skydeck/secret-box';

/**
 * Makes the check of an `Authorization` header: what is made of the secret, or the secret itself, which the
 * platform of the version before still shows. Digests are compared, so that neither the length
 * nor the place of the first difference shows in the time it takes.
 */
export function bearerCheck(secret: string): (header: string | undefined) => boolean {
  const secrets = [secret, ...previousSecrets(secret)];
  const wanted = secrets
    .flatMap((one) => [edgeToken(one), one])
    .map((one) => digest(`Bearer ${one}`));
  return (header) => {
    const given = digest(header ?? '');
    return wanted.some((one) => timingSafeEqual(one, given));
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
