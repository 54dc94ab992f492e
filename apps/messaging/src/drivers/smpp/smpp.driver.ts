import { randomInt } from 'node:crypto';
import type { AddressPolicy } from '@skydeck/outbound';
import type { DeliveredText } from '../../inbound/concatenation/delivered-text.js';
import type { DeliveryReport } from '../../providers/kinds/provider-kind.js';
import type { SmppSettings } from '../../providers/kinds/smpp.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { readInbound } from './smpp-inbound.js';
import { smppParts } from './smpp-parts.js';
import { readReceipt } from './smpp-receipt.js';
import { SmppSession } from './smpp-session.js';

const INTERNATIONAL = 1;
const ALPHANUMERIC = 5;
const E164 = 1;

/** Hands text messages to a message centre. */
export class SmppDriver extends ChannelDriver {
  readonly name = 'smpp';
  readonly channels = ['sms'] as const;
  /** A centre does not know that it had a message before. */
  readonly isRepeatable = false;
  readonly #waiting: (() => void)[] = [];
  #inUse = 0;
  #session: Promise<SmppSession> | undefined;

  constructor(
    private readonly settings: SmppSettings,
    private readonly secrets: { readonly password?: string | undefined },
    private readonly policy: AddressPolicy,
    private readonly report: (report: DeliveryReport) => Promise<void>,
    private readonly deliver: (text: DeliveredText) => Promise<void>,
  ) {
    super();
  }

  async send({ recipient, content }: OutboundMessage, signal: AbortSignal): Promise<SendReceipt> {
    const { concatenation } = this.settings;
    const parts = smppParts(content?.text ?? '', randomInt(0x1_00_00), concatenation);
    await this.#turn(signal);
    let handedOver = 0;
    try {
      const session = await this.#bound();
      let providerId = '';
      for (const [index, part] of parts.entries()) {
        const isLast = index === parts.length - 1;
        providerId = await session.submit({
          ...this.#addresses(recipient),
          ...part,
          // One receipt is enough; it comes under the name of the last part.
          registered_delivery: Number(isLast),
        });
        handedOver += 1;
      }
      return { providerId, status: 'sent' };
    } catch (error) {
      // Some parts are on their way: sending all again would be a second copy.
      if (handedOver > 0) throw new DriverError('outcome_unknown', { cause: error });
      throw error;
    } finally {
      this.#inUse -= 1;
      this.#waiting.shift()?.();
    }
  }

  override async check(_signal: AbortSignal): Promise<void> {
    await (await this.#bound()).check();
  }

  override async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await (await session?.catch(() => undefined))?.close();
  }

  /** The session that stands, or a new one; receipts come over it. */
  async #bound(): Promise<SmppSession> {
    const standing = await this.#session?.catch(() => undefined);
    if (standing?.isOpen) return standing;
    const { settings, secrets, policy } = this;
    this.#session = this.#opening ??= SmppSession.open(
      settings,
      secrets.password,
      policy,
      async (pdu) => {
        const report = readReceipt(pdu);
        if (report) return this.report(report);
        const text = readInbound(pdu);
        if (text) await this.deliver(text);
      },
    ).finally(() => (this.#opening = undefined));
    return this.#session;
  }

  #opening: Promise<SmppSession> | undefined;

  /** A centre takes so many messages at once that it has not answered. */
  async #turn(signal: AbortSignal): Promise<void> {
    while (this.#inUse >= this.settings.window) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      if (signal.aborted) throw new DriverError('provider_unavailable');
    }
    this.#inUse += 1;
  }

  #addresses(recipient: string): object {
    const { from } = this.settings;
    const isNumber = from.startsWith('+');
    const isName = /[A-Za-z ]/.test(from);
    return {
      source_addr_ton: isNumber ? INTERNATIONAL : isName ? ALPHANUMERIC : 0,
      source_addr_npi: isName ? 0 : E164,
      source_addr: from.replace('+', ''),
      dest_addr_ton: INTERNATIONAL,
      dest_addr_npi: E164,
      destination_addr: recipient.replace('+', ''),
    };
  }
}
