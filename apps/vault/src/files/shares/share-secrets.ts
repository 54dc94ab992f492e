import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { secretOfThing } from '@skydeck/idempotency';

const FORM = /^([a-z]{3}_[0-9a-z]{26})\.([A-Za-z0-9_-]{32})$/;
const SECRET_BYTES = 24;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const derive = promisify<Buffer, Buffer, number, Buffer>((password, salt, length, done) => {
  scrypt(password, salt, length, { N: 2 ** 14, r: 8, p: 1 }, done);
});
const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new token of a link: to be shown once, and what is stored of it. */
export function newLinkToken(id: string): { token: string; tokenHash: Buffer } {
  const secret = secretOfThing('link', SECRET_BYTES).toString('base64url');
  return { token: `${id}.${secret}`, tokenHash: hashed(secret) };
}

/** The link that a token names, and its secret; null when it cannot be one. */
export function readLinkToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = FORM.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

/** Whether a secret is that of a link. */
export const isSecretOf = (tokenHash: Buffer, secret: string): boolean =>
  timingSafeEqual(tokenHash, hashed(secret));

/** What is stored of a password. */
export async function hashPassword(password: string): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  return Buffer.concat([salt, await derive(Buffer.from(password), salt, KEY_BYTES)]);
}

/** Whether a password is the one of which this is stored. */
export async function isPasswordOf(stored: Buffer, password: string): Promise<boolean> {
  const [salt, key] = [stored.subarray(0, SALT_BYTES), stored.subarray(SALT_BYTES)];
  return timingSafeEqual(key, await derive(Buffer.from(password), salt, KEY_BYTES));
}
