import { AuthError } from './auth-error.js';
import type { User } from './options.js';

/** What a token says. It came from the issuer itself over TLS, which proves it to a browser. */
export function claimsOf(token: string): User {
  const [, payload = ''] = token.split('.');
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as User;
}

/** What an ID token must say. @see https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation */
export function checkIdToken(
  token: string,
  { issuer, clientId, nonce }: { issuer: string; clientId: string; nonce: string },
): void {
  const { iss, aud, nonce: given } = claimsOf(token);
  const isRight = iss === issuer && [aud].flat().includes(clientId) && given === nonce;
  if (!isRight) throw new AuthError('invalid_id_token', 'The token is not for this sign-in.');
}
