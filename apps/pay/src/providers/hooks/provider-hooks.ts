import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderNews, PostedWebhook } from '../driver/payment-provider.js';
import { WebhookRefused } from '../driver/provider-failure.js';
import type { OrderKind } from '../orders/payment-order.entity.js';
import { OrderWork } from '../orders/order-work.js';
import { ProviderChoice } from '../provider-choice.js';
import { ProviderDrivers } from '../provider-drivers.js';
import { HookAddresses } from './hook-addresses.js';

/** Takes what providers post about orders. */
@Injectable()
export class ProviderHooks {
  readonly #logger = new Logger('PaymentProviders');

  constructor(
    private readonly addresses: HookAddresses,
    private readonly choice: ProviderChoice,
    private readonly drivers: ProviderDrivers,
    private readonly work: OrderWork,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * False when the address or the signature is not right. A webhook that came before changes nothing;
   * one that is cut off by a crash is posted again, as it was not acknowledged.
   */
  async take(providerId: string, token: string, posted: PostedWebhook): Promise<boolean> {
    if (!this.addresses.isOurs(providerId, token)) return false;
    const provider = await this.choice.any(providerId);
    if (!provider) return false;
    try {
      const driver = this.drivers.of(provider);
      const { id, news } = await driver.parseWebhook(posted, this.clock.now());
      if (await this.#isKnown(providerId, id)) return true;
      for (const one of news) await this.#hear(providerId, one);
      await this.dataSource.query(
        `insert into provider_webhook (provider_id, webhook_id, received_at)
         values ($1, $2, $3) on conflict do nothing`,
        [providerId, id, this.clock.now()],
      );
      return true;
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      this.#logger.warn({ msg: 'A webhook was refused.', provider: providerId, err: error });
      return false;
    }
  }

  async #hear(providerId: string, { id, ...state }: OrderNews): Promise<void> {
    const [order] = await this.dataSource.query<{ kind: OrderKind }[]>(
      'select kind from payment_order where id = $1 and provider_id = $2',
      [id, providerId],
    );
    // Of payments that were not made here it is for reconciliation to tell.
    if (order) await this.work.hear({ id, providerId, kind: order.kind }, state);
  }

  async #isKnown(providerId: string, webhookId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'select from provider_webhook where provider_id = $1 and webhook_id = $2',
      [providerId, webhookId],
    );
    return rows.length > 0;
  }
}
