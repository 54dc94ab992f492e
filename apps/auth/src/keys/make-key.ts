import { hashOf, makeApiKey } from '@skydeck/auth-guard';
import { idOfThing, secretOfThing } from '@skydeck/idempotency';
import type { KeyEntity } from './key.entity.js';
import type { MadeKey } from './keys.schema.js';

const START_CHARS = 12;
const END_CHARS = 4;
const KEY_BYTES = 32;

/** What is chosen about a key; the rest follows. */
export type WantedKey = Pick<
  KeyEntity,
  | 'projectId'
  | 'product'
  | 'mode'
  | 'name'
  | 'scopes'
  | 'allowedCidrs'
  | 'rateLimitPerMinute'
  | 'expiresAt'
  | 'createdBy'
>;

/** Makes a key and its secret, of which the row keeps the hash and both ends. */
export function makeKey(wanted: WantedKey, now: Date): MadeKey {
  const secret = makeApiKey(wanted.mode, secretOfThing('key', KEY_BYTES));
  const key: KeyEntity = {
    ...wanted,
    id: idOfThing('key', now.getTime()),
    sha256: hashOf(secret),
    start: secret.slice(0, START_CHARS),
    last4: secret.slice(-END_CHARS),
    createdAt: now,
    revokedAt: null,
    rotatedTo: null,
    lastUsedAt: null,
  };
  return { key, secret };
}
