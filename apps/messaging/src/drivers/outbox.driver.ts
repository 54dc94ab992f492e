import { CHANNELS } from '../messages/message-channel.js';
import type { Outbox } from '../outbox/outbox.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from './channel.driver.js';

/** Delivers to the outbox of this installation, where the dashboard and tests read messages. */
export class OutboxDriver extends ChannelDriver {
  readonly name = 'outbox';
  readonly channels = CHANNELS;
  readonly isRepeatable = true;

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async send({ id, tenant, kind }: OutboundMessage): Promise<SendReceipt> {
    await this.outbox.put(id, tenant, { isUrgent: kind === 'otp' });
    return { providerId: id, status: 'delivered' };
  }
}
