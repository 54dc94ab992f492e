import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { escapeHtml } from '../otp/texts/html.js';
import { isRightToLeft } from '../otp/texts/locale.js';
import { textsOf } from '../otp/texts/message-texts.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import type { MagicLinkEntity } from './magic-link.entity.js';

/** A page and the headers that it needs. */
export interface MagicLinkPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes the page behind a link, in the language of the mail and the colours of the project. */
@Injectable()
export class MagicLinkPages {
  constructor(private readonly settings: AuthSettingsCache) {}

  /** The page with the button, without which scanners of mails would use links up. */
  async confirm(link: MagicLinkEntity): Promise<MagicLinkPage> {
    const { origin } = new URL(link.redirectUrl);
    const { locale, texts } = await this.#texts(link.tenant, link.locale);
    const button = `<button type="submit">${escapeHtml(texts.signIn)}</button>`;
    const body = `<p>${escapeHtml(texts.confirm)}</p><form method="post">${button}</form>`;
    // Browsers hold the redirect that answers a form to the same rule.
    return this.#page(link.tenant, { locale, title: texts.signIn, body, target: origin });
  }

  /** The page of a link that is over, and of one that never was. */
  async ended(tenant: Tenant): Promise<MagicLinkPage> {
    const { locale, texts } = await this.#texts(tenant, null);
    const body = `<p>${escapeHtml(texts.linkEnded)}</p>`;
    return this.#page(tenant, { locale, title: texts.signIn, body, target: '' });
  }

  async #texts(tenant: Tenant, locale: string | null) {
    const { otp } = await this.settings.of(tenant);
    return textsOf(locale, otp.default_locale);
  }

  async #page(tenant: Tenant, { locale, title, body, target }: Parts): Promise<MagicLinkPage> {
    const { branding } = await this.settings.of(tenant);
    const nonce = randomBytes(16).toString('base64');
    const name = branding.name ? `<h1>${escapeHtml(branding.name)}</h1>` : '';
    const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
    const style = `
      body{margin:0;padding:48px 16px;background:${branding.background_color};color:#111827;
        font:18px/1.5 system-ui,sans-serif;text-align:center}
      button{padding:12px 24px;border:0;border-radius:6px;font:inherit;cursor:pointer;
        background:${branding.primary_color};color:#fff}`;
    const html = `<!doctype html><html lang="${locale}" dir="${direction}"><head>
      <meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
      <style nonce="${nonce}">${style}</style></head><body>${name}${body}</body></html>`;
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${target}`;
    return { html, headers: { ...HEADERS, 'content-security-policy': policy.trim() } };
  }
}

interface Parts {
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  /** The origin to which the button leads. */
  readonly target: string;
}

/** The address holds a secret: it is not to be kept, nor told to others. */
export const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
