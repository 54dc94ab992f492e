import { Readable } from 'node:stream';
import type { AddressPolicy } from '@skydeck/outbound';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { smtpFailure } from './smtp-failure.js';
import { connectionTo, type SmtpTarget } from './smtp-target.js';

/** The addresses on the envelope of a mail. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** One connection to a server that takes mail, signed in where that is asked for. */
export class SmtpSession {
  #isOpen = true;

  private constructor(private readonly connection: SMTPConnection) {
    // Errors between two mails end the connection and concern none of them. It closes itself; to
    // close it here would tell of its end before its error.
    connection.on('error', () => (this.#isOpen = false));
    connection.on('end', () => (this.#isOpen = false));
  }

  /** @throws DriverError */
  static async open(target: SmtpTarget, policy: AddressPolicy): Promise<SmtpSession> {
    const { username, password = '' } = target;
    let session: SmtpSession | undefined;
    try {
      const connection = await connectionTo(target, policy);
      session = new SmtpSession(connection);
      await session.#settled((done) => connection.connect(done));
      if (username !== undefined) {
        const credentials = { user: username, pass: password };
        await session.#settled((done) => connection.login({ credentials }, done));
      }
      return session;
    } catch (error) {
      session?.destroy();
      throw smtpFailure(error, { wasHandedOver: false });
    }
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Hands a mail over. @throws DriverError */
  async send({ from, to }: Envelope, mail: Buffer): Promise<void> {
    let wasHandedOver = false;
    const body = Readable.from([mail]).once('end', () => (wasHandedOver = true));
    try {
      await this.#settled((done) => this.connection.send({ from, to: [to] }, body, done));
    } catch (error) {
      throw smtpFailure(error, { wasHandedOver });
    }
  }

  /** Sees whether the relay still answers. @throws DriverError */
  async check(): Promise<void> {
    try {
      await this.#settled((done) => this.connection.reset(done));
    } catch (error) {
      throw smtpFailure(error, { wasHandedOver: false });
    }
  }

  quit(): void {
    this.#isOpen = false;
    this.connection.quit();
  }

  destroy(): void {
    this.#isOpen = false;
    this.connection.close();
  }

  /** Ends with the answer to a command, or with the connection. */
  async #settled(command: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onEnd = () => reject(new Error('The connection ended.'));
    this.connection.on('error', reject).on('end', onEnd);
    try {
      command((error) => (error ? reject(error) : resolve()));
      await promise;
    } finally {
      this.connection.off('error', reject).off('end', onEnd);
    }
  }
}
