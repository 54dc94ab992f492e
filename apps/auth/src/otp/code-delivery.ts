import { Injectable } from '@nestjs/common';
import { ownerOf, ServiceClient } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { Settings } from '../settings.module.js';
import { codeOf } from './otp-code.js';
import type { OtpEntity } from './otp.entity.js';

/** Hands codes to messaging. The only place that turns a verification into its code to send it. */
@Injectable()
export class CodeDelivery {
  readonly #pepper: Buffer;
  readonly #url: string;

  constructor(
    private readonly neighbours: ServiceClient,
    @Settings() config: AuthConfig,
  ) {
    this.#pepper = deriveKey(config, 'one-time codes');
    this.#url = new URL('/internal/v1/messages', config.MESSAGING_INTERNAL_URL).href;
  }

  /** Sends the code of a verification. Throws `unavailable` when messaging does not take it. */
  async send(otp: OtpEntity, now: Date, requestId: string): Promise<void> {
    const validityS = Math.ceil((otp.expiresAt.getTime() - now.getTime()) / 1000);
    const body = {
      project_id: null,
      ...(otp.tenant !== null && ownerOf(otp.tenant)),
      channel: otp.channel,
      to: otp.destination,
      content: this.#contentOf(otp, Math.ceil(validityS / 60)),
      kind: 'otp',
      validity_s: validityS,
      reference: otp.id,
    };
    await this.neighbours.call(this.#url, { body, requestId });
  }

  #contentOf(otp: OtpEntity, minutes: number): { subject?: string; text: string } {
    const code = codeOf(this.#pepper, otp);
    const purpose =
      otp.purpose === 'sign_in' ? 'Your Skydeck sign-in code' : 'Your verification code';
    const text = `${purpose} is ${code}. It is good for ${minutes} minutes. Do not share it.`;
    return otp.channel === 'email' ? { subject: purpose, text } : { text };
  }
}
