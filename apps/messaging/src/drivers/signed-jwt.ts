import { type KeyObject, sign } from 'node:crypto';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT (RFC 7519) that push services take, signed with a key of RSA (RS256) or P-256 (ES256). */
export function signedJwt(key: KeyObject, keyId: string | undefined, claims: object): string {
  const alg = key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256';
  const header = { alg, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) };
  const text = `${part(header)}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
