import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../auth.config.js';
import { CodeDelivery } from '../otp/code-delivery.js';
import { escapeHtml, mailOf, paragraphs } from '../otp/texts/html.js';
import { durationOf, isRightToLeft } from '../otp/texts/locale.js';
import { textsOf } from '../otp/texts/message-texts.js';
import { filledOwn } from '../otp/texts/template.schema.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { Settings } from '../settings.module.js';
import type { MagicLinkEntity } from './magic-link.entity.js';
import { MagicLinkTokens } from './magic-link-tokens.js';

/** Hands links to messaging. */
@Injectable()
export class MagicLinkMail {
  constructor(
    private readonly delivery: CodeDelivery,
    private readonly tokens: MagicLinkTokens,
    private readonly settings: AuthSettingsCache,
    @Settings() private readonly config: AuthConfig,
  ) {}

  /** Sends a link. Throws `unavailable` when messaging does not take it. */
  async send(link: MagicLinkEntity, requestId: string): Promise<void> {
    const { tenant, email: to, id: reference, expiresAt, createdAt } = link;
    const { otp, branding } = await this.settings.of(tenant);
    const { locale, texts } = textsOf(link.locale, otp.default_locale);
    const validityS = Math.ceil((expiresAt.getTime() - createdAt.getTime()) / 1000);
    const path = `/p/${tenant}/magic-links/${this.tokens.write('link', link.id)}`;
    const url = new URL(path, this.config.AUTH_URL).href;
    const values = {
      link: url,
      app: branding.name ?? '',
      duration: durationOf(validityS, locale),
    };
    const subject = filledOwn(branding.name ? texts.linkSubjectOf : texts.linkSubject, values);
    const text = filledOwn(texts.link, values);
    const color = `background:${branding.primary_color};color:#ffffff;text-decoration:none`;
    const button = `<a href="${escapeHtml(url)}" style="${color};padding:12px 20px">${escapeHtml(texts.signIn)}</a>`;
    const body = `<p>${button}</p>${paragraphs(text)}`;
    const content = { locale, isRightToLeft: isRightToLeft(locale), title: subject, body };
    await this.delivery.hand(
      {
        tenant,
        channel: 'email',
        to,
        content: { subject, text, html: mailOf(content, branding) },
        senderName: branding.name,
        validityS,
        reference,
        number: 1,
      },
      requestId,
    );
  }
}
