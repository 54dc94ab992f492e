import type { AddressPolicy } from '@skydeck/outbound';
import type { SmtpSettings } from '../../providers/kinds/smtp.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import type { MailDressing } from './mail-dressing.js';
import { SmtpConnections } from './smtp-connections.js';
import { SmtpSession } from './smtp-session.js';
import { writeMail } from './write-mail.js';

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
    const open = () => SmtpSession.open({ ...settings, password }, policy);
    this.#connections = new SmtpConnections(settings.max_connections, open);
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<SendReceipt> {
    const { returnPath: from, raw } = await writeMail(message, this.settings, this.dressing);
    const envelope = { from, to: message.recipient };
    await this.#connections.use(signal, (session) => session.send(envelope, raw));
    return { providerId: message.id, status: 'sent' };
  }

  override async check(signal: AbortSignal): Promise<void> {
    await this.#connections.use(signal, (session) => session.check());
  }

  override async close(): Promise<void> {
    this.#connections.close();
  }
}
