import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, Provider } from 'oidc-provider';
import { ProviderRequest } from '../oidc-provider/provider-request.js';
import { Providers } from '../oidc-provider/providers.service.js';
import { OidcSessions } from '../oidc-provider/tokens/oidc-sessions.js';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>;

/** A sign-in that an app asked for and this browser began. */
export interface SignInRequest {
  readonly tenant: Tenant;
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly client: Client;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Begins and ends what the provider asks of a user. */
@Injectable()
export class SignInInteractions {
  constructor(
    private readonly providers: Providers,
    private readonly sessions: OidcSessions,
  ) {}

  /** The sign-in that a page is about; null when it is over or was begun in another browser. */
  async find(
    tenant: Tenant,
    uid: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignInRequest | null> {
    const provider = await this.providers.of(tenant);
    const asked = messageOf(request, provider);
    try {
      const interaction = await provider.interactionDetails(asked, reply.raw);
      if (interaction.uid !== uid) return null;
      const client = await provider.Client.find(String(interaction.params['client_id']));
      return client ? { tenant, provider, interaction, client, request, reply } : null;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }

  /** Goes on as the user of a session. @returns where the browser goes next */
  async signedIn(asked: SignInRequest, sessionId: string): Promise<string> {
    const session = await this.sessions.find(asked.tenant, sessionId);
    if (!session) throw CommonErrors.unauthenticated();
    await this.#leave(asked, session.userId);
    return this.finish(asked, {
      login: {
        accountId: session.userId,
        acr: session.aal,
        amr: session.amr,
        ts: Math.floor(session.authenticatedAt.getTime() / 1000),
        user_session_id: session.id,
      },
      select_account: {},
    });
  }

  /** Gives the provider what it asked for. @returns where the browser goes next */
  finish({ provider, request, reply }: SignInRequest, result: InteractionResults): Promise<string> {
    return provider.interactionResult(messageOf(request, provider), reply.raw, result);
  }

  /** Tells the app that the user does not want to. @returns where the browser goes next */
  refuse(asked: SignInRequest): Promise<string> {
    const reason = { error: 'access_denied', error_description: 'the user refused' };
    return this.finish(asked, reason);
  }

  /** A browser has one user at a time: the one before is not carried over to the next. */
  async #leave({ provider, interaction }: SignInRequest, userId: string): Promise<void> {
    const { session: before } = interaction;
    if (!before) return;
    const session = await provider.Session.find(before.cookie);
    // A session that has ended meanwhile, by a new password for instance, is none to go on with.
    if (session && before.accountId === userId) return;
    delete interaction.session;
    delete interaction.grantId;
    await interaction.persist();
    await session?.destroy();
  }
}

function messageOf(request: FastifyRequest, provider: Provider) {
  return new ProviderRequest(request, new URL(provider.issuer)).asMessage();
}
