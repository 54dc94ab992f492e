import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { MailPace } from '../drivers/direct-mx/mail-pace.js';
import { MailRetries } from '../drivers/direct-mx/mail-retries.js';
import { DriverError } from '../drivers/driver-error.js';
import { laterBy } from '../messages/later-by.js';
import { paceOf } from './kinds/mail.schema.js';
import type { ProviderEntity } from './provider.entity.js';
import { ProviderDrivers } from './provider-drivers.js';

/** Says when a message may be handed to a provider, where not at once. */
@Injectable()
export class DeliveryTurns {
  constructor(
    private readonly drivers: ProviderDrivers,
    private readonly pace: MailPace,
    private readonly retries: MailRetries,
    private readonly clock: Clock,
  ) {}

  /** When to come with a message; null for now. */
  async before(message: OutboundMessage, provider: ProviderEntity): Promise<Date | null> {
    const waitMs = this.drivers.of(provider).waitMs(message);
    if (waitMs > 0) return laterBy(this.clock.now(), waitMs);
    const perMinute = paceOf(provider.settings);
    if (perMinute === null) return null;
    const { id: messageId, recipient } = message;
    return this.pace.momentOf({ messageId, providerId: provider.id, recipient, perMinute });
  }

  /**
   * When to come again with a message that was put off; null where the queue decides.
   * @throws DriverError after the last try of a provider that tries for long
   */
  async after(
    { id }: OutboundMessage,
    provider: ProviderEntity,
    { code, detail }: DriverError,
  ): Promise<Date | null> {
    if (code !== 'deferred' || !this.drivers.of(provider).isPatient) return null;
    const until = await this.retries.next(id, provider.id);
    if (until === null) throw new DriverError('undelivered', { detail: detail ?? 'deferred' });
    return until;
  }
}
