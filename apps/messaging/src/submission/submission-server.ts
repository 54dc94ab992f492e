import {
  type Principal,
  type ProjectRef,
  Authenticator,
  isAllowed,
  Refusals,
} from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Rounds } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { answer } from './answer.js';
import { MailListener, type MailPlace } from './mail-listener.js';
import { readMail } from './read-mail.js';
import { refusal, refusalOf } from './refusal.js';
import { Submissions } from './submissions.js';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_RECIPIENTS = 50;
const MOST_CLIENTS = 200;
const FORGET_EVERY_MS = 3_600_000;

/** Where programs hand mail over; null when nowhere. */
export class SubmissionPlace {
  constructor(readonly place: MailPlace | null) {}
}

type Session = SMTPServerSession & { user?: { readonly key: string } };

/** Takes mail of programs over SMTP, with an API key in the place of a password. */
@Injectable()
export class SubmissionServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('Submission');
  readonly #listener: MailListener | null;
  readonly #count;
  readonly #rounds = new Rounds(
    () => this.submissions.forget(),
    (error) => this.#logger.warn({ msg: 'Old mail was not forgotten.', err: error }),
  );

  constructor(
    { place }: SubmissionPlace,
    private readonly submissions: Submissions,
    private readonly authenticator: Authenticator,
    private readonly refusals: Refusals,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#listener = place && new MailListener(place, this.#options(place));
    this.#count = metrics?.counter(
      'skydeck_mail_submissions_total',
      'Mail that programs handed over by SMTP, by what became of it.',
      ['outcome'],
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#rounds.start(FORGET_EVERY_MS);
    await this.#listener?.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
    await this.#listener?.close();
  }

  /** The port that it listens on; null while it does not. */
  get port(): number | null {
    return this.#listener?.port ?? null;
  }

  #options({ tls }: MailPlace): SMTPServerOptions {
    return {
      size: MOST_BYTES,
      maxClients: MOST_CLIENTS,
      authMethods: ['PLAIN', 'LOGIN'],
      // Without a certificate it listens on loopback only.
      allowInsecureAuth: tls === null,
      onAuth: ({ password }, { remoteAddress }, done) => {
        void answer(this.#signIn(password ?? '', remoteAddress), authRefusal, done);
      },
      onRcptTo: (_address, { envelope }, done) => {
        const isFull = envelope.rcptTo.length >= MOST_RECIPIENTS;
        done(isFull ? refusal(452, '4.5.3 Too many recipients') : null);
      },
      onData: (stream, session, done) => {
        void answer(this.#take(stream, session), (error) => this.#refused(error), done);
      },
    };
  }

  async #signIn(key: string, address: string): Promise<{ user: { key: string } }> {
    await this.#projectOf(key, address);
    return { user: { key } };
  }

  /** The key is looked at again for each mail: it may have been revoked in between. */
  async #take(stream: SMTPServerDataStream, session: Session): Promise<string> {
    const raw = await readMail(stream, MOST_BYTES);
    const project = await this.#projectOf(session.user?.key ?? '', session.remoteAddress);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const { ids, wasKnown } = await this.submissions.take(project, recipients, raw);
    this.#count?.inc({ outcome: wasKnown ? 'repeated' : 'taken' });
    return `2.0.0 Taken as ${ids.slice(0, 5).join(' ')}`;
  }

  async #projectOf(key: string, address: string): Promise<ProjectRef> {
    if (!key.startsWith('dk_')) throw refusal(535, '5.7.8 The password is an API key of messaging');
    let caller: Principal;
    try {
      caller = await this.authenticator.identify(key, () => this.refusals.check(address));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await this.refusals.count(address);
      throw error;
    }
    const { project, allowedAddresses } = caller;
    if (!project || !isAllowed(caller, 'messages:write')) {
      throw refusal(535, '5.7.8 The key needs the scope messages:write');
    }
    if (allowedAddresses && !allowedAddresses.has(address)) {
      throw refusal(535, '5.7.8 The key may not be used from this address');
    }
    return project;
  }

  #refused(error: unknown) {
    const refused = refusalOf(error);
    const isTemporary = refused.responseCode < 500;
    this.#count?.inc({ outcome: isTemporary ? 'deferred' : 'refused' });
    if (refused.responseCode === 451) {
      this.#logger.warn({ msg: 'A mail was put off.', err: error });
    }
    return refused;
  }
}

/** Whoever cannot be told yes or no now is to come again, and not to forget the password. */
function authRefusal(error: unknown) {
  if (error instanceof ApiError && error.status < 500) {
    if (error.status === 429) return refusal(454, '4.7.0 Too many attempts');
    return refusal(535, `5.7.8 ${error.message}`);
  }
  const refused = refusalOf(error);
  return refused.responseCode === 451 ? refusal(454, '4.7.0 Try again later') : refused;
}
