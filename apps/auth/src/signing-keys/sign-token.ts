import { sign } from 'node:crypto';
import type { Signer } from './signing-keys.service.js';

/**
 * A JSON Web Token of type `at+jwt`, signed with ES256. It is signed in place: Web Crypto would go
 * by way of another thread, for twice the CPU.
 * @see https://www.rfc-editor.org/rfc/rfc9068
 */
export function signToken({ kid, privateKey }: Signer, claims: object): string {
  const said = `${encode({ alg: 'ES256', typ: 'at+jwt', kid })}.${encode(claims)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${said}.${sign('sha256', Buffer.from(said), key).toString('base64url')}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
