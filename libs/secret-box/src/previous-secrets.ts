import { deriveKey, type KeyOrigin } from './derive-key.js';

const before = new Map<string, readonly string[]>();

/**
 * Says which secrets were in force before this one: what was sealed or signed under them is still opened and
 * believed, and nothing new is made with them. Say it before anything is opened.
 */
export function acceptPreviousSecrets(secret: string, previous: readonly string[]): void {
  before.set(
    secret,
    previous.filter((one) => one !== secret),
  );
}

/** The secrets that were in force before this one and are still accepted. */
export function previousSecrets(secret: string | Buffer): readonly string[] {
  return (typeof secret === 'string' && before.get(secret)) || [];
}

/** The key in force for one purpose, and after it those of the secrets before. */
export function acceptedKeys(origin: KeyOrigin): [current: Buffer, ...previous: Buffer[]] {
  const earlier = previousSecrets(origin.secret).map((secret) => deriveKey({ ...origin, secret }));
  return [deriveKey(origin), ...earlier];
}
