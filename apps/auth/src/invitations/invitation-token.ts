import { hash } from 'node:crypto';
import { secretOfThing } from '@skydeck/idempotency';

const TOKEN_BYTES = 32;
const SHAPE = /^invt_[\w-]{43}$/;

/** A token of 256 random bits for the link in a mail. The log leaves out what starts like it. */
export function newInvitationToken(): string {
  return `invt_${secretOfThing('invitation', TOKEN_BYTES).toString('base64url')}`;
}

/** Whether a text has the shape of a token, unlike an identifier. */
export function isInvitationToken(text: string): boolean {
  return SHAPE.test(text);
}

/** What is stored of a token. It has so much entropy that no slow hash is needed. */
export function hashInvitationToken(token: string): string {
  return hash('sha256', token, 'hex');
}
