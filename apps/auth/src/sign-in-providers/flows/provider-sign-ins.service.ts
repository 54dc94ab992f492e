import { hash, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';
import { withQuery } from '../redirect-url.js';
import { SignInProviderErrors } from '../sign-in-providers.errors.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { SignInProvidersService } from '../sign-in-providers.service.js';
import { Upstream } from '../upstream/upstream.js';
import type { AuthorizeQuery, ExchangeCode } from './flow.schema.js';
import { FlowStore, type ReturnedFlow } from './flow-store.js';
import type { OutsideProfile } from '../../identities/outside-profile.js';

/** What a provider sends back with a person. */
export type Returned = Readonly<Record<string, string>>;

/** Sign-ins with outside providers, from the first redirect to the exchange of the code. */
@Injectable()
export class ProviderSignIns {
  readonly #logger = new Logger(ProviderSignIns.name);
  readonly #base: string;
  readonly #outcomes;

  constructor(
    private readonly providers: SignInProvidersService,
    private readonly flows: FlowStore,
    private readonly upstream: Upstream,
    metrics: ServiceMetrics,
    @Settings() { AUTH_URL }: AuthConfig,
  ) {
    this.#base = AUTH_URL.replace(/\/$/, '');
    this.#outcomes = metrics.counter(
      'skydeck_auth_provider_returns_total',
      'People who came back from outside providers.',
      ['kind', 'outcome'],
    );
  }

  /** Begins a sign-in. @returns where the person is to be sent */
  async begin(
    provider: SignInProviderEntity,
    wanted: AuthorizeQuery,
    linkUserId: string | null,
  ): Promise<{ url: URL; endsAt: Date }> {
    if (provider.isEnabled && !provider.redirectUrls.includes(wanted.redirect_url)) {
      throw SignInProviderErrors.redirect_not_allowed();
    }
    return this.start(provider, wanted, linkUserId);
  }

  /** The same for an address that is our own, which no provider has to allow. */
  async start(
    provider: SignInProviderEntity,
    { redirect_url: redirectUrl, code_challenge: codeChallenge, state: appState }: AuthorizeQuery,
    linkUserId: string | null,
  ): Promise<{ url: URL; endsAt: Date }> {
    if (!provider.isEnabled) throw SignInProviderErrors.disabled();
    const { tenant, id: providerId } = provider;
    const wanted = { tenant, providerId, redirectUrl, codeChallenge, linkUserId };
    const flow = await this.flows.begin({ ...wanted, appState: appState ?? null });
    const { state, secrets, endsAt } = flow;
    const redirectUri = this.callbackOf(providerId);
    const url = await this.upstream.authorizationUrl(provider, secrets, { state, redirectUri });
    return { url, endsAt };
  }

  /**
   * Takes a person back from a provider. @returns where the person goes on, with a code or an
   * error; @throws `sign_in_provider.invalid_state` when we sent nobody there
   */
  async comeBack(providerId: string, returned: Returned): Promise<string> {
    const state = returned['state'] ?? '';
    const provider = await this.providers.find(providerId);
    const flow = provider && (await this.flows.takeBack(providerId, state));
    if (!flow) throw SignInProviderErrors.invalid_state();
    const { result, outcome } = await this.#resultOf(provider, flow, returned);
    this.#outcomes.inc({ kind: provider.kind, outcome });
    return withQuery(flow.redirectUrl, { ...result, state: flow.appState });
  }

  /** Who came back with a code. @throws `sign_in_provider.invalid_code` */
  async exchange(
    { code, code_verifier: verifier }: ExchangeCode,
    linkUserId: string | null,
  ): Promise<OutsideProfile> {
    const flow = await this.flows.exchange(code, linkUserId);
    if (!flow) throw SignInProviderErrors.invalid_code();
    const [given, right] = [hash('sha256', verifier, 'base64url'), flow.codeChallenge];
    // A code with a wrong verifier is in wrong hands, so it is not good any more.
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) {
      throw SignInProviderErrors.invalid_code();
    }
    return flow.profile;
  }

  /** Each provider returns to an address of its own, so none can pass for another (RFC 9700). */
  callbackOf(providerId: string): string {
    return `${this.#base}/oauth/callback/${providerId}`;
  }

  async #resultOf(provider: SignInProviderEntity, flow: ReturnedFlow, returned: Returned) {
    const { error } = returned;
    if (error !== undefined) {
      // Names of errors are fixed; anything else from outside is not passed on.
      const isCanceled = error === 'access_denied' || error === 'user_cancelled_authorize';
      const result = { error: isCanceled ? 'access_denied' : 'provider_failed' };
      return { result, outcome: isCanceled ? 'canceled' : 'failed' };
    }
    try {
      const url = new URL(this.callbackOf(provider.id));
      for (const [name, value] of Object.entries(returned)) url.searchParams.set(name, value);
      const answer = { url, state: returned['state'] ?? '' };
      const profile = await this.upstream.profileOf(provider, flow.secrets, answer);
      return { result: { code: await this.flows.keep(flow.id, profile) }, outcome: 'ok' };
    } catch (cause) {
      // Answers hold codes and tokens, so only the reason is written down.
      const reason = cause instanceof Error ? cause.message : 'unknown';
      this.#logger.warn({
        msg: 'A sign-in provider gave no good answer.',
        id: provider.id,
        reason,
      });
      return { result: { error: 'provider_failed' }, outcome: 'failed' };
    }
  }
}
