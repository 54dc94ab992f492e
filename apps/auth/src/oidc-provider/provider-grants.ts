import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { OidcConsents } from './tokens/oidc-consents.js';

/** Which session of a user something stands on; kept beside what the library keeps. */
export interface OnUserSession {
  userSessionId?: string;
}

type Grant = InstanceType<KoaContextWithOIDC['oidc']['provider']['Grant']> & OnUserSession;

/** What a user who signed in has granted the client that asks. */
@Injectable()
export class ProviderGrants {
  constructor(private readonly consents: OidcConsents) {}

  /**
   * The grant of this sign-in. Clients of the project itself get what they ask for; those of others
   * what the user has allowed. The library asks for the rest.
   */
  async of(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
    const { client, result, requestParamOIDCScopes: wanted } = ctx.oidc;
    const session: (typeof ctx.oidc.session & OnUserSession) | undefined = ctx.oidc.session;
    if (!client || !session?.accountId) return undefined;
    const signedIn = result?.login?.['user_session_id'];
    if (typeof signedIn === 'string') session.userSessionId = signedIn;
    const { accountId, userSessionId } = session;
    if (userSessionId === undefined) return undefined;

    const { clientId } = client;
    const allowed = client['is_third_party']
      ? new Set(await this.consents.scopesOf({ userId: accountId, clientId }))
      : wanted;
    const scopes = [...wanted].filter((scope) => allowed.has(scope));
    const known = await this.#known(ctx, userSessionId);
    const granted = new Set(known?.getOIDCScope().split(' '));
    if (known && scopes.every((scope) => granted.has(scope))) return known;
    if (scopes.length === 0) return known;
    const grant: Grant = known ?? new ctx.oidc.provider.Grant({ accountId, clientId });
    grant.userSessionId = userSessionId;
    grant.addOIDCScope(scopes);
    await grant.save();
    return grant;
  }

  /** A grant that was made before in the same session; one of another session is none. */
  async #known(ctx: KoaContextWithOIDC, userSessionId: string): Promise<Grant | undefined> {
    const { session, client, provider } = ctx.oidc;
    const id = client && session?.grantIdFor(client.clientId);
    const grant = id === undefined ? undefined : ((await provider.Grant.find(id)) as Grant);
    const isOwn = grant?.userSessionId === userSessionId && grant.accountId === session?.accountId;
    return isOwn ? grant : undefined;
  }
}
