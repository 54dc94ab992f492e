import { errors, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose';
import type { RoomGrant } from '../engine/room-grant.js';
import { metadataOfClaim, permissionsOf, TokenClaims, videoClaimOf } from './token-claims.js';
import type { TokenKey } from './token-key.js';

/** Clocks of those who make tokens and of those who read them differ by this at most. */
const SKEW_S = 60;

/** A token that was read: its grant, without the project, which is that of the room. */
export type ReadToken =
  | { readonly grant: Omit<RoomGrant, 'projectId'> }
  | { readonly why: 'bad_token' | 'token_expired' };

/** Makes and reads the tokens with which people come into rooms. */
export class TokenSigner {
  readonly #secret: Uint8Array;
  readonly #accepted: readonly Uint8Array[];

  constructor(
    private readonly key: TokenKey,
    private readonly now: () => Date,
  ) {
    this.#secret = new TextEncoder().encode(key.secret);
    const previous = (key.previous ?? []).map((secret) => new TextEncoder().encode(secret));
    this.#accepted = [this.#secret, ...previous];
  }

  /** A grant as a token: JWT, HS256. */
  sign(grant: Omit<RoomGrant, 'projectId'>): Promise<string> {
    const { name, metadata } = grant;
    const video = videoClaimOf(grant.roomId, grant.permissions);
    return new SignJWT({ name, ...(metadata && { metadata: JSON.stringify(metadata) }), video })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(this.key.id)
      .setSubject(grant.identity)
      .setJti(grant.tokenId)
      .setIssuedAt(grant.issuedAt)
      .setNotBefore(grant.issuedAt)
      .setExpirationTime(grant.expiresAt)
      .sign(this.#secret);
  }

  /** What a token says, if we made it and it still holds. */
  async read(token: string): Promise<ReadToken> {
    try {
      const { payload } = await verifyByOneOf(this.#accepted, token, {
        algorithms: ['HS256'],
        issuer: this.key.id,
        clockTolerance: SKEW_S,
        currentDate: this.now(),
        requiredClaims: ['exp', 'sub'],
      });
      const { data } = TokenClaims.safeParse(payload);
      return data ? { grant: grantOf(data) } : { why: 'bad_token' };
    } catch (error) {
      return { why: error instanceof errors.JWTExpired ? 'token_expired' : 'bad_token' };
    }
  }
}

const grantOf = (claims: TokenClaims): Omit<RoomGrant, 'projectId'> => ({
  tokenId: claims.jti,
  roomId: claims.video.room,
  identity: claims.sub,
  name: claims.name === '' ? claims.sub : claims.name,
  metadata: metadataOfClaim(claims.metadata),
  permissions: permissionsOf(claims.video),
  issuedAt: new Date((claims.nbf ?? claims.iat ?? 0) * 1000),
  expiresAt: new Date(claims.exp * 1000),
});

/** The key in force comes first; the others are asked only about what it has not signed. */
async function verifyByOneOf(
  keys: readonly Uint8Array[],
  token: string,
  options: JWTVerifyOptions,
): ReturnType<typeof jwtVerify> {
  const [key = new Uint8Array(), ...others] = keys;
  try {
    return await jwtVerify(token, key, options);
  } catch (error) {
    const isOther = error instanceof errors.JWSSignatureVerificationFailed && others.length > 0;
    if (!isOther) throw error;
    return verifyByOneOf(others, token, options);
  }
}
