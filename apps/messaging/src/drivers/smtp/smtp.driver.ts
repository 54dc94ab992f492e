import type { AddressPolicy } from '@skydeck/outbound';
import type { SmtpSettings } from '../../providers/kinds/smtp.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import type { MailDressing } from './mail-dressing.js';
import { composeMail } from './compose-mail.js';
import { SmtpConnections } from './smtp-connections.js';

/** Hands mail to a relay. */
export class SmtpDriver extends ChannelDriver {
  readonly name = 'smtp';
  readonly channels = ['email'] as const;
  /** A relay does not know that it had a message before. */
  readonly isRepeatable = false;
  readonly #connections: SmtpConnections;

  constructor(
    private readonly settings: SmtpSettings,
    { password }: { readonly password?: string | undefined },
    policy: AddressPolicy,
    private readonly dressing: MailDressing,
  ) {
    super();
    this.#connections = new SmtpConnections(settings, password, policy);
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<SendReceipt> {
    const { from } = this.settings;
    const dress = await this.dressing.dress(message, from);
    const unsubscribes = this.settings.one_click_unsubscribe && message.kind !== 'otp';
    const mail = await composeMail(message, {
      ...dress,
      unsubscribeUrl: unsubscribes ? dress.unsubscribeUrl : null,
      from,
      // Who asked for a sender by name gets it; the address is always that of the provider.
      name: nameIn(message.sender) ?? this.settings.from_name,
    });
    const envelope = { from: dress.returnPath ?? from, to: message.recipient };
    await this.#connections.use(signal, (session) => session.send(envelope, mail));
    return { providerId: message.id, status: 'sent' };
  }

  override async check(signal: AbortSignal): Promise<void> {
    await this.#connections.use(signal, (session) => session.check());
  }

  override async close(): Promise<void> {
    this.#connections.close();
  }
}

/** The name in a sender such as `"Shop" <no-reply@example.com>`. */
const nameIn = (sender: string): string | undefined => /^"([^"]+)" </.exec(sender)?.[1];
