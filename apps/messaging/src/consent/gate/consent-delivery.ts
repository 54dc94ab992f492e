import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { OutboundMessage } from '../../drivers/channel.driver.js';
import { DriverError } from '../../drivers/driver-error.js';
import type { ProviderEntity } from '../../providers/provider.entity.js';
import { endOfQuiet } from '../quiet-hours.js';
import type { StopReason } from '../suppressions/suppression-reason.js';
import { ConsentGate } from './consent-gate.js';

/** Asks once more right before a message is sent: much may have happened since it was taken in. */
@Injectable()
export class ConsentDelivery {
  constructor(
    private readonly gate: ConsentGate,
    private readonly clock: Clock,
  ) {}

  /**
   * The providers that may still carry a message, or when to ask again. Null stays null.
   * @throws DriverError `suppressed`
   */
  async permit(
    message: OutboundMessage,
    providers: readonly ProviderEntity[] | null,
  ): Promise<readonly ProviderEntity[] | { readonly until: Date } | null> {
    const { reason, stoppedSenders } = await this.gate.judgeOne(message);
    if (reason !== null) throw suppressed(reason);
    const until = message.quietHours && endOfQuiet(message.quietHours, this.clock.now());
    if (until) return { until };
    if (stoppedSenders.length === 0) return providers;
    const stopped = new Set(stoppedSenders);
    if (providers === null) {
      if (stopped.has(message.sender)) throw suppressed('stop_word');
      return null;
    }
    const left = providers.filter((one) => !sendersOf(one).some((sender) => stopped.has(sender)));
    if (left.length === 0 && providers.length > 0) throw suppressed('stop_word');
    return left;
  }
}

const suppressed = (reason: StopReason) => new DriverError('suppressed', { detail: reason });

/** The names that recipients see a provider under, and answer to. */
function sendersOf({ settings }: ProviderEntity): string[] {
  const { from, phone_number: phoneNumber } = settings as Record<string, unknown>;
  return [from, phoneNumber].flatMap((one) => (typeof one === 'string' ? one : []));
}
