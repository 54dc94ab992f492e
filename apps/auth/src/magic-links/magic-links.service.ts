import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import type { AuthConfig } from '../auth.config.js';
import { OtpAdmission } from '../otp/otp-admission.js';
import { Settings } from '../settings.module.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import type { MagicLinkEntity } from './magic-link.entity.js';
import { MagicLinkMail } from './magic-link-mail.js';
import { MagicLinkStore } from './magic-link-store.js';
import { challengeOf, MagicLinkTokens } from './magic-link-tokens.js';
import { MagicLinkErrors } from './magic-links.errors.js';
import type { ExchangeMagicLink, RequestMagicLink } from './magic-links.schema.js';

/** Sends links that sign users in, and takes them back. */
@Injectable()
export class MagicLinksService {
  readonly #issuers: string;

  constructor(
    private readonly store: MagicLinkStore,
    private readonly mail: MagicLinkMail,
    private readonly tokens: MagicLinkTokens,
    private readonly settings: AuthSettingsCache,
    private readonly admission: OtpAdmission,
    private readonly signIns: UserSignIns,
    private readonly clock: Clock,
    @Settings() { AUTH_URL }: AuthConfig,
  ) {
    this.#issuers = `${AUTH_URL.replace(/\/$/, '')}/p/`;
  }

  /** Sends a link. While one is pending for the same browser, that one is sent once. */
  async request(
    tenant: Tenant,
    wanted: RequestMagicLink,
    requestId: string,
  ): Promise<MagicLinkEntity> {
    const { email, redirect_url: redirectUrl, client_ip: ip } = wanted;
    const { magic_links: rules } = await this.settings.of(tenant);
    if (!this.#isAllowed(tenant, rules, redirectUrl)) throw MagicLinkErrors.redirect_not_allowed();
    const admission = await this.admission.admit({ tenant, ip, to: email, channel: 'email' });
    try {
      const link = await this.store.add(newLink(tenant, wanted, rules.ttl_s, this.clock.now()));
      if (link.handedAt !== null) return link;
      await this.mail.send(link, requestId);
      await this.store.noteHanded(link, this.clock.now());
      return link;
    } catch (error) {
      await admission.giveBack();
      throw error;
    }
  }

  /** What the project allows, and the project's hosted sign-in page. */
  #isAllowed(
    tenant: Tenant,
    { redirect_urls: allowed }: { readonly redirect_urls: readonly string[] },
    url: string,
  ): boolean {
    return allowed.includes(url) || url.startsWith(`${this.#issuers}${tenant}/sign-in/`);
  }

  /** One link of a project. */
  async get(tenant: Tenant, id: string): Promise<MagicLinkEntity> {
    const link = await this.store.find(tenant, id);
    if (!link) throw MagicLinkErrors.not_found();
    return link;
  }

  /** The link of a token as long as it can be opened; this changes nothing. */
  async pendingOf(tenant: Tenant, token: string): Promise<MagicLinkEntity | null> {
    const id = this.tokens.read('link', token);
    const link = id === null ? null : await this.store.find(tenant, id);
    if (!link || link.status !== 'pending' || link.expiresAt <= this.clock.now()) return null;
    const { magic_links: rules } = await this.settings.of(tenant);
    // The list may have become shorter since the link was sent.
    return this.#isAllowed(tenant, rules, link.redirectUrl) ? link : null;
  }

  /** Opens a link, once: where the browser goes with the code, or null when the link is over. */
  async open(link: MagicLinkEntity): Promise<string | null> {
    if (!(await this.store.open(link.tenant, link.id, this.clock.now()))) return null;
    const url = new URL(link.redirectUrl);
    url.searchParams.set('code', this.tokens.write('code', link.id));
    return url.href;
  }

  /** Signs in whoever has the code of a link and the secret of the browser that asked for it. */
  async exchange(
    tenant: Tenant,
    { code, code_verifier: verifier }: ExchangeMagicLink,
  ): Promise<{ link: MagicLinkEntity; signedIn: SignedInUser }> {
    const id = this.tokens.read('code', code);
    if (id === null) throw MagicLinkErrors.exchange_refused();
    const exchange = { tenant, id, codeChallenge: challengeOf(verifier) };
    if (!(await this.store.use(exchange, this.clock.now()))) {
      throw MagicLinkErrors.exchange_refused();
    }
    const link = await this.get(tenant, id);
    const destination = { channel: 'email', to: link.email } as const;
    return { link, signedIn: await this.signIns.byProof({ tenant, destination }) };
  }
}

function newLink(
  tenant: Tenant,
  { email, redirect_url: redirectUrl, code_challenge: codeChallenge, locale }: RequestMagicLink,
  ttlS: number,
  now: Date,
): MagicLinkEntity {
  return {
    id: newId('mlk', now.getTime()),
    tenant,
    email,
    status: 'pending',
    redirectUrl,
    codeChallenge,
    locale: locale ?? null,
    handedAt: null,
    openedAt: null,
    usedAt: null,
    expiresAt: new Date(now.getTime() + ttlS * 1000),
    createdAt: now,
  };
}
