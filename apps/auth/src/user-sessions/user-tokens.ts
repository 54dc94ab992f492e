import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AuthConfig } from '../auth.config.js';
import { isTenant } from '../project-signing-keys/project-jwks.controller.js';
import { ProjectKeysService } from '../project-signing-keys/project-keys.service.js';
import { Settings } from '../settings.module.js';
import { signToken } from '../signing-keys/sign-token.js';
import type { SignedToken } from '../signing-keys/token-signer.js';
import { levelOf } from './level.js';
import type { UserSessionEntity } from './user-session.entity.js';

const ACCESS_S = 900;
/** Up to 5 % less, so that tabs opened together do not refresh together. */
const JITTER_S = 45;
const CLOCK_TOLERANCE_S = 5;
const TYPE = 'at+jwt';

/** What our tokens say; one that says less or something else is none of ours. */
const Claims = z.object({
  sub: z.string().regex(/^usr_[0-9a-z]{26}$/),
  sid: z.string().regex(/^ses_[0-9a-z]{26}$/),
  mode: z.enum(['live', 'test']),
  amr: z.array(z.string()),
  aal: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
  jti: z.string(),
  client_id: z.string().optional(),
});

/** What a good token says; its session may have ended all the same. */
export interface VerifiedUserToken {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly sessionId: string;
  /** The client that the token was given to; null for the session's own. */
  readonly clientId: string | null;
  readonly tokenId: string;
  readonly amr: readonly string[];
  readonly aal: string;
  readonly authenticatedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Signs and verifies the access tokens of users. Each project has an issuer and keys of its own in
 * each mode, so a token is good for nothing else.
 * @see https://www.rfc-editor.org/rfc/rfc9068
 */
@Injectable()
export class UserTokens {
  readonly #issuers: string;

  constructor(
    private readonly keys: ProjectKeysService,
    private readonly clock: Clock,
    @Settings() { AUTH_URL }: AuthConfig,
  ) {
    this.#issuers = `${AUTH_URL.replace(/\/$/, '')}/p/`;
  }

  /** A token of a session; it holds for about 15 minutes. What is `custom` replaces nothing. */
  async sign(
    { id, tenant, userId, amr, aal, authenticatedAt }: UserSessionEntity,
    custom: Readonly<Record<string, unknown>> = {},
  ): Promise<SignedToken> {
    const now = this.clock.now();
    const level = levelOf({ aal, authenticatedAt }, now);
    const signer = await this.keys.signer(tenant);
    const { project_id: project, mode } = ownerOf(tenant);
    const nowS = Math.floor(now.getTime() / 1000);
    const lifeS = ACCESS_S - randomInt(JITTER_S + 1);
    const token = signToken(signer, {
      ...custom,
      iss: this.#issuers + tenant,
      aud: project,
      sub: userId,
      jti: randomUUID(),
      iat: nowS,
      exp: nowS + lifeS,
      sid: id,
      prj: project,
      mode,
      aal: level,
      acr: level,
      amr,
      auth_time: Math.floor(authenticatedAt.getTime() / 1000),
      scope: 'user',
    });
    return { access_token: token, expires_in: lifeS };
  }

  /** Verifies a token. @throws `unauthenticated` or `token_expired` */
  async verify(token: string): Promise<VerifiedUserToken> {
    try {
      return await this.#check(token, this.#tenantOf(token));
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw CommonErrors.token_expired({ cause: error });
      if (error instanceof ApiError && error.status >= 500) throw error;
      if (isOurFault(error)) throw error;
      throw CommonErrors.unauthenticated({ cause: error });
    }
  }

  async #check(token: string, tenant: Tenant): Promise<VerifiedUserToken> {
    const { project_id: project, mode } = ownerOf(tenant);
    const { payload } = await jwtVerify(token, createLocalJWKSet(await this.keys.jwks(tenant)), {
      algorithms: ['ES256'],
      issuer: this.#issuers + tenant,
      audience: project,
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
      maxTokenAge: ACCESS_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: this.clock.now(),
    });
    const claims = Claims.parse(payload);
    if (claims.mode !== mode || claims.exp - claims.iat > ACCESS_S) {
      throw CommonErrors.unauthenticated();
    }
    return {
      tenant,
      userId: claims.sub,
      sessionId: claims.sid,
      clientId: claims.client_id ?? null,
      tokenId: claims.jti,
      amr: claims.amr,
      aal: claims.aal,
      authenticatedAt: new Date(claims.auth_time * 1000),
      expiresAt: new Date(claims.exp * 1000),
    };
  }

  /** Says only which keys to try: nothing of a token is believed before it is verified. */
  #tenantOf(token: string): Tenant {
    const { iss = '' } = decodeJwt(token);
    const named = iss.startsWith(this.#issuers) ? iss.slice(this.#issuers.length) : '';
    if (!isTenant(named)) throw CommonErrors.unauthenticated();
    return named;
  }
}

/** A database that is away must not look like a bad token. */
function isOurFault(error: unknown): boolean {
  return !(
    error instanceof errors.JOSEError ||
    error instanceof ApiError ||
    error instanceof z.ZodError ||
    error instanceof TypeError
  );
}
