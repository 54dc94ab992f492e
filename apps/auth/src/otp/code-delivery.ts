import { Injectable } from '@nestjs/common';
import { ApiError } from '@skydeck/errors';
import { ownerOf, ServiceClient, type Tenant } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { Settings } from '../settings.module.js';
import { OtpCodes } from './otp-codes.js';
import type { OtpChannel, OtpEntity } from './otp.entity.js';
import { codeMessage } from './texts/message-texts.js';

/** Something secret to hand to messaging, which sends it once however often it is handed over. */
export interface SecretMessage {
  /** Null for messages of the installation. */
  readonly tenant: Tenant | null;
  readonly channel: OtpChannel;
  readonly to: string;
  readonly content: { readonly text: string; readonly subject?: string; readonly html?: string };
  readonly senderName?: string | null;
  readonly validityS: number;
  readonly reference: string;
  /** Names the message among those with the same reference. */
  readonly number: number;
}

/** Hands codes to messaging. The only place that turns a verification into its code to send it. */
@Injectable()
export class CodeDelivery {
  readonly #url: string;

  constructor(
    private readonly neighbours: ServiceClient,
    private readonly codes: OtpCodes,
    private readonly settings: AuthSettingsCache,
    @Settings() config: AuthConfig,
  ) {
    this.#url = new URL('/internal/v1/messages', config.MESSAGING_INTERNAL_URL).href;
  }

  /** Sends the code of a verification. Throws `unavailable` when messaging does not take it. */
  async send(otp: OtpEntity, requestId: string): Promise<void> {
    const { tenant, channel, destination: to, sends: number, id: reference } = otp;
    // From the row alone, so that a message that is handed over again is the same.
    const validityS = Math.ceil((otp.expiresAt.getTime() - otp.lastSendAt.getTime()) / 1000);
    const about = { tenant, channel, to, validityS, reference, number };
    await this.hand({ ...about, ...(await this.#content(otp, validityS)) }, requestId);
  }

  /** Hands over any secret message. Throws `unavailable` when messaging does not take it. */
  async hand(message: SecretMessage, requestId: string): Promise<void> {
    const { tenant, channel, to, content, senderName, validityS, reference, number } = message;
    const body = {
      project_id: null,
      ...(tenant !== null && ownerOf(tenant)),
      channel,
      to,
      content,
      ...(senderName && { sender_name: senderName }),
      kind: 'otp',
      validity_s: validityS,
      reference,
    };
    const idempotencyKey = `${reference}.${number}`;
    try {
      await this.neighbours.call(this.#url, { body, requestId, idempotencyKey });
    } catch (error) {
      // Texts may have changed since messaging took it; taken it has.
      const isTaken = error instanceof ApiError && error.code === 'idempotency_mismatch';
      if (!isTaken) throw error;
    }
  }

  async #content(otp: OtpEntity, validityS: number) {
    const code = await this.codes.of(otp);
    if (otp.tenant === null) return { content: platformText(otp, code, validityS) };
    const settings = await this.settings.of(otp.tenant);
    const message = codeMessage({ code, validityS, locale: otp.locale, settings });
    const { text } = message;
    return {
      content:
        otp.channel === 'email' ? { subject: message.subject, text, html: message.html } : { text },
      senderName: settings.branding.name,
    };
  }
}

/** Signing in to the installation itself. */
function platformText({ channel, purpose }: OtpEntity, code: string, validityS: number) {
  const minutes = Math.ceil(validityS / 60);
  const what = purpose === 'email_change' ? 'confirmation' : 'sign-in';
  const subject = `Your Skydeck ${what} code`;
  const text = `${subject} is ${code}. It is good for ${minutes} minutes. Do not share it.`;
  return channel === 'email' ? { subject, text } : { text };
}
