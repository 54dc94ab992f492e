import { createHmac } from 'node:crypto';

/** What a client shows a TURN server. */
export interface TurnCredentials {
  readonly username: string;
  readonly credential: string;
}

/**
 * Credentials that end by themselves: the name says until when they are good and for whom, and the
 * server that shares the secret finds both confirmed by the password. HMAC-SHA-1 is what the
 * protocol says; what it is weak in, collisions, is of no use here.
 * @see https://datatracker.ietf.org/doc/html/draft-uberti-behave-turn-rest-00
 */
export function turnCredentials(secret: string, holder: string, expiresAt: Date): TurnCredentials {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${holder}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
