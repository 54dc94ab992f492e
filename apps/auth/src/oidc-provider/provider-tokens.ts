import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import type { UserSessionEntity } from '../user-sessions/user-session.entity.js';
import type { OnUserSession } from './provider-grants.js';
import { OidcAccessTokens } from './tokens/oidc-access-tokens.js';
import { OidcSessions } from './tokens/oidc-sessions.js';

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  scope?: string;
}

/** What is to be done after the library has answered. */
@Injectable()
export class ProviderTokens {
  constructor(
    private readonly tokens: OidcAccessTokens,
    private readonly sessions: OidcSessions,
    private readonly hooks: SignInHooks,
  ) {}

  /** Completes an answer of the library. */
  async finish(
    tenant: Tenant,
    ctx: KoaContextWithOIDC,
    next: () => Promise<unknown>,
  ): Promise<void> {
    await next();
    // Paths that the library does not know have no context of it.
    const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
    if (oidc?.route === 'token' && ctx.status === 200) await this.#wrap(tenant, ctx);
    if (oidc?.route === 'end_session_confirm') await this.#signOut(tenant, ctx);
  }

  /** Puts the claims around the handle of an access token. */
  async #wrap(tenant: Tenant, ctx: KoaContextWithOIDC): Promise<void> {
    const { AccessToken, Grant, RotatedRefreshToken } = ctx.oidc.entities;
    const answer = ctx.body as TokenAnswer;
    const id = (Grant as OnUserSession | undefined)?.userSessionId;
    const session = id === undefined ? null : await this.sessions.find(tenant, id);
    const clientId = AccessToken?.clientId;
    if (!session || clientId === undefined) {
      ctx.status = 400;
      ctx.body = { error: new errors.InvalidGrant('').error, error_description: 'signed out' };
      return;
    }
    if (RotatedRefreshToken) await this.sessions.touch(session.id);
    const custom = await this.#customOf(ctx, session);
    if (!custom) return;
    answer.access_token = await this.tokens.sign({
      session,
      custom,
      clientId,
      scope: answer.scope ?? '',
      handle: answer.access_token,
      lifeS: answer.expires_in,
    });
  }

  /** What the hook of the project adds; null when the project wants no token without it. */
  async #customOf(ctx: KoaContextWithOIDC, session: UserSessionEntity) {
    try {
      return await this.hooks.claimsOf(session);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      ctx.status = 503;
      ctx.body = { error: 'temporarily_unavailable', error_description: error.message };
      return null;
    }
  }

  /** Whoever signs out of the provider is signed out of all that stands on the session. */
  async #signOut(tenant: Tenant, ctx: KoaContextWithOIDC): Promise<void> {
    const session = ctx.oidc.session as
      | (OnUserSession & { readonly destroyed?: boolean })
      | undefined;
    if (session?.destroyed !== true || session.userSessionId === undefined) return;
    await this.sessions.end(tenant, session.userSessionId);
  }
}
