import { Injectable } from '@nestjs/common';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import type { AuthConfig } from '../../auth.config.js';
import { ProjectKeysService } from '../../project-signing-keys/project-keys.service.js';
import { Settings } from '../../settings.module.js';
import { levelOf } from '../../user-sessions/level.js';
import type { UserSessionEntity } from '../../user-sessions/user-session.entity.js';

const TYPE = 'at+jwt';

/** What a client was given. */
export interface GivenToken {
  readonly session: UserSessionEntity;
  readonly clientId: string;
  readonly scope: string;
  /** By which the provider knows the token. */
  readonly handle: string;
  readonly lifeS: number;
  /** What the project's servers say besides. It replaces nothing. */
  readonly custom: Readonly<Record<string, unknown>>;
}

/**
 * Access tokens of clients. The provider knows them by a handle; clients and the project's servers
 * get a JWT around it, with the claims of all tokens of the project's users.
 * @see https://www.rfc-editor.org/rfc/rfc9068
 */
@Injectable()
export class OidcAccessTokens {
  readonly #issuers: string;

  constructor(
    private readonly keys: ProjectKeysService,
    private readonly clock: Clock,
    @Settings() { AUTH_URL }: AuthConfig,
  ) {
    this.#issuers = `${AUTH_URL.replace(/\/$/, '')}/p/`;
  }

  /** The issuer of a project in one mode. */
  issuerOf(tenant: Tenant): string {
    return this.#issuers + tenant;
  }

  /** The token that a client gets. */
  async sign({ session, custom, ...given }: GivenToken): Promise<string> {
    const { tenant, id, userId, amr, authenticatedAt } = session;
    const { clientId, scope, handle, lifeS } = given;
    const { kid, privateKey } = await this.keys.signer(tenant);
    const { project_id: project, mode } = ownerOf(tenant);
    const now = this.clock.now();
    const nowS = Math.floor(now.getTime() / 1000);
    const level = levelOf(session, now);
    return new SignJWT({
      ...custom,
      client_id: clientId,
      sid: id,
      prj: project,
      mode,
      aal: level,
      acr: level,
      amr,
      auth_time: Math.floor(authenticatedAt.getTime() / 1000),
      scope,
    })
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, kid })
      .setIssuer(this.issuerOf(tenant))
      .setAudience(project)
      .setSubject(userId)
      .setJti(handle)
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + lifeS)
      .sign(privateKey);
  }

  /** The handle of a token of this project that is good; null of anything else. */
  async handleOf(tenant: Tenant, token: string): Promise<string | null> {
    try {
      const keySet = createLocalJWKSet(await this.keys.jwks(tenant));
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: ['ES256'],
        issuer: this.issuerOf(tenant),
        audience: ownerOf(tenant).project_id,
        typ: TYPE,
        requiredClaims: ['client_id', 'jti', 'exp'],
        currentDate: this.clock.now(),
      });
      return payload.jti ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
      throw error;
    }
  }
}
