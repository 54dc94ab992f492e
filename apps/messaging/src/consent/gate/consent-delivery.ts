import { NaturalBatches } from '@skydeck/database';
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
  readonly #verdicts = new NaturalBatches((asked: readonly OutboundMessage[]) =>
    this.gate.judge(asked),
  );

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
    const { reason, stoppedSenders } = await this.#verdicts.ask(asNamed(message));
    if (reason !== null) throw suppressed(reason);
    const until = message.quietHours && endOfQuiet(message.quietHours, this.clock.now());
    if (until) return { until };
    if (message.isAnswer === true) return providers && answering(providers, message.sender);
    if (stoppedSenders.length === 0) return providers;
    const isStopped = (names: readonly string[]) =>
      stoppedSenders.some((stopped) => names.some((name) => isSame(name, stopped)));
    if (providers === null) {
      if (isStopped([message.sender])) throw suppressed('stop_word');
      return null;
    }
    const left = providers.filter((one) => !isStopped(sendersOf(one)));
    if (left.length === 0 && providers.length > 0) throw suppressed('stop_word');
    return left;
  }
}

/** Consent is of whoever was named, not of one of their devices. */
function asNamed(message: OutboundMessage): OutboundMessage {
  const { addressee } = message;
  return addressee === undefined ? message : { ...message, recipient: addressee };
}

const suppressed = (reason: StopReason) => new DriverError('suppressed', { detail: reason });

/** Who was written to answers, where that is known. */
function answering(providers: readonly ProviderEntity[], sender: string) {
  const own = providers.filter((one) => sendersOf(one).some((name) => isSame(name, sender)));
  return own.length > 0 ? own : providers;
}

/** Some providers leave the plus of a number away. */
const isSame = (one: string, other: string) => one.replace(/^\+/, '') === other.replace(/^\+/, '');

/** The names that recipients see a provider under, and answer to. */
function sendersOf({ settings }: ProviderEntity): string[] {
  const { from, phone_number_id: phoneNumberId } = settings as Record<string, unknown>;
  return [from, phoneNumberId].filter((one) => typeof one === 'string');
}
