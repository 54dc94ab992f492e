import { decodeJwt, SignJWT } from 'jose';
import type { TrackSource } from '@skydeck/costream/protocol';
import type { RoomGrant } from '../room-grant.js';

/**
 * What LiveKit keeps of a participant for us. Others in the room can read it, so it has no secret;
 * only the server can change it.
 */
const TOKEN = 'skydeck.token';
const ISSUED_AT = 'skydeck.issued_at';
const MODERATES = 'skydeck.moderate';
const SILENCED = 'skydeck.silenced';
const WAITS_FOR = 'skydeck.waits_for';
/** What clients say of a hand that is up. */
export const HAND = 'hand_raised';

export type Attributes = Readonly<Record<string, string>>;

/** What is known of the token that somebody came in with. */
export interface TokenNote {
  readonly tokenId: string;
  /** Null for a token that we did not make. */
  readonly issuedAt: Date | null;
  readonly moderates: boolean;
}

/** A participant's token, with a note for ourselves. @param secret of LiveKit's API */
export async function withNote(token: string, grant: RoomGrant, secret: string): Promise<string> {
  const attributes = {
    [TOKEN]: grant.tokenId,
    [ISSUED_AT]: String(Math.floor(grant.issuedAt.getTime() / 1000)),
    [MODERATES]: String(grant.permissions.moderate),
  };
  return new SignJWT({ ...decodeJwt(token), attributes })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

export function tokenNoteOf(attributes: Attributes): TokenNote {
  const seconds = Number(attributes[ISSUED_AT] ?? Number.NaN);
  return {
    tokenId: attributes[TOKEN] ?? '',
    issuedAt: Number.isFinite(seconds) ? new Date(seconds * 1000) : null,
    moderates: attributes[MODERATES] === 'true',
  };
}

/** Sources that a moderator took from somebody. */
export function silencedOf(attributes: Attributes): readonly TrackSource[] {
  return (attributes[SILENCED] ?? '').split(',').filter((text) => text !== '') as TrackSource[];
}

export function silenced(sources: readonly TrackSource[]): Attributes {
  return { [SILENCED]: sources.join(',') };
}

/** Whether somebody waits to be let in. */
export function isWaiting(attributes: Attributes): boolean {
  return (attributes[WAITS_FOR] ?? '') !== '';
}

/** What somebody may do once they are let in, as text. */
export function waitsFor(permissions: object | null): Attributes {
  return { [WAITS_FOR]: permissions === null ? '' : JSON.stringify(permissions) };
}

export function waitedFor(attributes: Attributes): unknown {
  return JSON.parse(attributes[WAITS_FOR] ?? 'null');
}

/** Whether somebody moderates, as an attribute. */
export const moderates = (does: boolean): Attributes => ({ [MODERATES]: String(does) });
