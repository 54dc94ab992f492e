import { ServiceMetrics } from '@skydeck/telemetry';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { answer } from '../submission/answer.js';
import { MailListener, type MailPlace } from '../submission/mail-listener.js';
import { readMail } from '../submission/read-mail.js';
import { refusal, refusalOf } from '../submission/refusal.js';
import { MailIntake } from './mail-intake.js';

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_RECIPIENTS = 50;
const MOST_CLIENTS = 40;

/** Where mail for domains is taken in; null when nowhere. */
export class MailInboundPlace {
  constructor(readonly place: MailPlace | null) {}
}

/** Takes mail of other servers, and only such that a project has a route for. */
@Injectable()
export class MailInboundServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('MailInbound');
  readonly #listener: MailListener | null;
  readonly #count;

  constructor(
    { place }: MailInboundPlace,
    private readonly intake: MailIntake,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#listener = place && new MailListener(place, this.#options());
    this.#count = metrics?.counter(
      'skydeck_inbound_mail_total',
      'Mail of other servers, by what became of it.',
      ['outcome'],
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#listener?.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#listener?.close();
  }

  /** The port that it listens on; null while it does not. */
  get port(): number | null {
    return this.#listener?.port ?? null;
  }

  #options(): SMTPServerOptions {
    return {
      size: MOST_BYTES,
      maxClients: MOST_CLIENTS,
      disabledCommands: ['AUTH'],
      onRcptTo: ({ address }, { envelope }, done) => {
        if (envelope.rcptTo.length >= MOST_RECIPIENTS) {
          return done(refusal(452, '4.5.3 Too many recipients'));
        }
        void answer(this.#admit(address), (error) => this.#refused(error), done);
      },
      onData: (stream, session, done) => {
        void answer(this.#take(stream, session), (error) => this.#refused(error), done);
      },
    };
  }

  async #admit(address: string): Promise<void> {
    if (!(await this.intake.wants(address))) throw refusal(550, '5.1.1 Nobody here by that name');
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const raw = await readMail(stream, MOST_BYTES);
    const { envelope, remoteAddress: address, hostNameAppearsAs: helo } = session;
    const mailFrom = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const recipients = envelope.rcptTo.map((one) => one.address);
    await this.intake.take(raw, recipients, { address, helo: helo || 'unknown', mailFrom });
    this.#count?.inc({ outcome: 'taken' });
    return '2.0.0 Taken';
  }

  #refused(error: unknown) {
    const refused = refusalOf(error);
    const isTemporary = refused.responseCode < 500;
    this.#count?.inc({ outcome: isTemporary ? 'deferred' : 'refused' });
    if (refused.responseCode === 451) {
      this.#logger.warn({ msg: 'A mail was not taken in.', err: error });
    }
    return refused;
  }
}
