import type { DirectMxSettings } from '../../providers/kinds/direct-mx.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import type { MailDressing } from '../smtp/mail-dressing.js';
import { writeMail } from '../smtp/write-mail.js';
import { MxConnections, type MxWays } from './mx-connections.js';
import { mxFailure } from './mx-failure.js';
import { TurnTimes } from './turn-times.js';

/** Hands mail to the servers of its recipients, without a relay between. */
export class DirectMxDriver extends ChannelDriver {
  readonly name = 'direct-mx';
  readonly channels = ['email'] as const;
  /** Servers do not know that they had a message before. */
  readonly isRepeatable = false;
  override readonly isPatient = true;
  readonly #connections: MxConnections;
  readonly #turns: TurnTimes;

  constructor(
    private readonly settings: DirectMxSettings,
    private readonly dressing: MailDressing,
    private readonly ways: MxWays,
  ) {
    super();
    const { helo_name: ownName = domainOf(settings.from) } = settings;
    const manners = { ...settings, helo_name: ownName };
    this.#connections = new MxConnections(manners, ways);
    this.#turns = new TurnTimes(settings.max_connections_per_domain);
  }

  /** A worker that waits for a connection would keep mail to other domains back. */
  override waitMs({ recipient }: OutboundMessage): number {
    const domain = domainOf(recipient);
    return this.#connections.isBusy(domain) ? this.#turns.ask(domain) : 0;
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<SendReceipt> {
    const { returnPath: from, raw } = await writeMail(message, this.settings, this.dressing);
    const envelope = { from, to: message.recipient };
    const domain = domainOf(message.recipient);
    const startMs = performance.now();
    try {
      await this.#connections.use(domain, signal, (session) => session.send(envelope, raw));
    } catch (error) {
      throw mxFailure(DriverError.from(error));
    } finally {
      this.#turns.took(domain, performance.now() - startMs);
    }
    return { providerId: message.id, status: 'sent' };
  }

  /** Whom mail goes to is not known before; that names are looked up is what can be seen. */
  override async check(): Promise<void> {
    try {
      await this.ways.resolver.exchanges(domainOf(this.settings.from));
    } catch (error) {
      throw new DriverError('provider_unavailable', { cause: error, detail: '4.4.3' });
    }
  }

  override async close(): Promise<void> {
    this.#connections.close();
  }
}

const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();
