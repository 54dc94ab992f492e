/** Which service a token of a device belongs to. */
export type TokenKind = 'webpush' | 'apns' | 'fcm';

/** Apple writes tokens as hexadecimal of varying length; those of Firebase never are. */
const APNS_TOKEN = /^(?:[0-9a-fA-F]{2}){32,100}$/;

/** Tells by its form whose a token is: a subscription of a page, Apple's, or Firebase's. */
export function tokenKindOf(token: string): TokenKind {
  if (token.startsWith('{')) return 'webpush';
  return APNS_TOKEN.test(token) ? 'apns' : 'fcm';
}
