import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type AddressPolicy, guardedSocket } from '@skydeck/outbound';
import smpp, { type Pdu, type Session } from 'smpp';
import type { SmppSettings } from '../../providers/kinds/smpp.kind.js';
import { DriverError } from '../driver-error.js';
import { smppFailure } from './smpp-failure.js';

const TIMEOUT_MS = 10_000;
const ENQUIRE_EVERY_MS = 30_000;
const VERSION = 0x34;

/** Takes what the centre delivers; it is acknowledged afterwards. */
export type Delivered = (pdu: Pdu) => Promise<void>;

/** One bound connection to a message centre. */
export class SmppSession {
  readonly #timer: NodeJS.Timeout;
  readonly #lost: Promise<never>;
  #isOpen = true;

  private constructor(
    private readonly session: Session,
    delivered: Delivered,
  ) {
    this.#lost = new Promise((_resolve, reject) => {
      const end = (error?: Error) => {
        this.destroy();
        reject(new Error('The connection ended.', { cause: error }));
      };
      session.on('close', () => end());
      session.on('error', end);
    });
    this.#lost.catch(() => undefined);
    session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()));
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response());
      this.destroy();
    });
    session.on('deliver_sm', (pdu: Pdu) => {
      delivered(pdu).then(
        () => session.send(pdu.response()),
        // Temporary application error: the centre tries again.
        () => session.send(pdu.response({ command_status: 0x64 })),
      );
    });
    this.#timer = setInterval(
      () => void this.check().catch(() => this.destroy()),
      ENQUIRE_EVERY_MS,
    );
    this.#timer.unref();
  }

  /** @throws DriverError */
  static async open(
    settings: SmppSettings,
    password: string | undefined,
    policy: AddressPolicy,
    delivered: Delivered,
  ): Promise<SmppSession> {
    let socket: Socket;
    try {
      const { host, port } = settings;
      socket = await guardedSocket(policy, { host, port, timeoutMs: TIMEOUT_MS });
      socket.setNoDelay(true);
      if (settings.tls) socket = await secured(socket, host);
    } catch (error) {
      throw new DriverError('provider_unavailable', { cause: error });
    }
    const session = new SmppSession(new smpp.Session({ socket }), delivered);
    const fields = {
      system_id: settings.system_id,
      password: password ?? '',
      system_type: settings.system_type,
      interface_version: VERSION,
    };
    try {
      await session.#asked((done) => session.session.bind_transceiver(fields, done));
      return session;
    } catch (error) {
      session.destroy();
      throw error;
    }
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Hands one part over; gives the name that the centre gave it. @throws DriverError */
  async submit(fields: object): Promise<string> {
    const { message_id: id = '' } = await this.#asked(
      (done) => this.session.submit_sm(fields, done),
      'outcome_unknown',
    );
    return id;
  }

  /** Sees whether the centre still answers. @throws DriverError */
  async check(): Promise<void> {
    await this.#asked((done) => this.session.enquire_link(done));
  }

  /** Says good-bye, and ends the connection. */
  async close(): Promise<void> {
    if (this.#isOpen) await this.#asked((done) => this.session.unbind(done)).catch(() => undefined);
    this.destroy();
  }

  destroy(): void {
    this.#isOpen = false;
    clearInterval(this.#timer);
    this.session.destroy();
  }

  async #asked(
    ask: (done: (pdu: Pdu) => void) => boolean,
    unanswered: 'provider_unavailable' | 'outcome_unknown' = 'provider_unavailable',
  ): Promise<Pdu> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await Promise.race([
        this.#lost,
        new Promise<Pdu>((resolve, reject) => {
          timer = setTimeout(() => reject(new Error('The centre does not answer.')), TIMEOUT_MS);
          if (!ask(resolve)) reject(new DriverError('provider_unavailable'));
        }),
      ]);
      if (answer.command_status !== 0) throw smppFailure(answer.command_status);
      return answer;
    } catch (error) {
      if (error instanceof DriverError) throw error;
      this.destroy();
      throw new DriverError(unanswered, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function secured(socket: Socket, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const target = isIP(host) === 0 ? { servername: host } : { host };
    const tls = connectTls({ socket, ...target }, () => resolve(tls));
    tls.once('error', reject);
  });
}
