import { Injectable } from '@nestjs/common';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { type Carried, type Postponed, ProviderDelivery } from '../providers/provider-delivery.js';
import { PushDelivery } from './push-delivery.js';
import { userIn } from './push-recipient.schema.js';
import { type PushHow, UserPushDelivery } from './user-push-delivery.js';

/** Leads each message to whoever delivers it: those to devices by way of what is known of them. */
@Injectable()
export class PushRouting {
  constructor(
    private readonly providers: ProviderDelivery,
    private readonly pushes: PushDelivery,
    private readonly users: UserPushDelivery,
  ) {}

  /** Null when the project has no provider for it. @throws DriverError */
  async deliver(
    message: OutboundMessage,
    how: PushHow,
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    const { tenant, channel, recipient } = message;
    if (channel !== 'push' || tenant === null) return this.providers.deliver(message, how, signal);
    const user = userIn(recipient);
    return user === null
      ? this.pushes.deliver({ ...message, tenant }, how, signal)
      : this.users.deliver({ ...message, tenant }, user, how, signal);
  }
}
