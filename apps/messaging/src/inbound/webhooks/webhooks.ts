import { Injectable } from '@nestjs/common';
import { WhatsappWebhooks } from '../../drivers/whatsapp-cloud/webhook/whatsapp-webhooks.js';
import type { ProviderKind } from '../../providers/kinds/provider-kinds.js';
import { ProviderRoutes } from '../../providers/provider-routes.js';
import { HttpSmsWebhooks } from './http-sms-webhooks.js';
import { WebhookAddresses } from './webhook-addresses.js';
import type { PostedWebhook, WebhookAnswer, WebhookTaker } from './webhook-taker.js';

/** Gives what is posted to whoever understands it. */
@Injectable()
export class Webhooks {
  readonly #takers: Readonly<Partial<Record<ProviderKind, WebhookTaker>>>;

  constructor(
    private readonly addresses: WebhookAddresses,
    private readonly routes: ProviderRoutes,
    httpSms: HttpSmsWebhooks,
    whatsapp: WhatsappWebhooks,
  ) {
    this.#takers = { 'http-sms': httpSms, 'whatsapp-cloud': whatsapp };
  }

  /** Null when the address or the signature is not right. */
  async take(
    providerId: string,
    mac: string,
    headers: PostedWebhook['headers'],
    body: Buffer,
  ): Promise<WebhookAnswer | null> {
    if (!this.addresses.isOurs(providerId, mac)) return null;
    const provider = await this.routes.find(providerId);
    const webhook = provider && this.addresses.of(provider);
    if (!provider || !webhook) return null;
    const posted = { url: webhook.url, headers, body };
    return (await this.#takers[provider.kind]?.take(provider, posted)) ?? null;
  }
}
