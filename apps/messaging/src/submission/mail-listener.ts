import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { Rounds } from '@skydeck/service';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const IDLE_MS = 60_000;
const CLOSE_MS = 3000;
/** Certificates are renewed while we run. */
const READ_AGAIN_MS = 3_600_000;

/** Where mail is taken. */
export interface MailPlace {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on, and not by STARTTLS. */
  readonly isSecure?: boolean;
  readonly tls: TlsFiles | null;
}

/** Files of a certificate with its chain, and of its key. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** A server of SMTP that reads its certificate again when that was renewed. */
export class MailListener {
  readonly #logger = new Logger('Mail');
  #server: SMTPServer | undefined;
  readonly #rounds = new Rounds(
    async () => this.#server?.updateSecureContext(await this.#readTls()),
    (error) => this.#logger.warn({ msg: 'The certificate of mail was not read.', err: error }),
  );

  constructor(
    private readonly place: MailPlace,
    private readonly options: SMTPServerOptions,
  ) {}

  async open(): Promise<void> {
    const { host, port, tls, isSecure = false } = this.place;
    const disabled = this.options.disabledCommands ?? [];
    const server = new SMTPServer({
      name: 'skydeck',
      socketTimeout: IDLE_MS,
      closeTimeout: CLOSE_MS,
      disableReverseLookup: true,
      ...this.options,
      ...(await this.#readTls()),
      secure: isSecure,
      disabledCommands: tls === null ? [...disabled, 'STARTTLS'] : disabled,
    });
    // Clients that break off are not worth a line.
    server.on('error', ({ message }) => this.#logger.debug({ msg: message }));
    this.#server = server;
    server.listen(port, host);
    await once(server.server, 'listening');
    if (tls) this.#rounds.start(READ_AGAIN_MS);
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
    const server = this.#server;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** The port that it listens on; null while it does not. */
  get port(): number | null {
    const address = this.#server?.server.address() as AddressInfo | null | undefined;
    return address?.port ?? null;
  }

  async #readTls(): Promise<{ cert?: Buffer; key?: Buffer }> {
    const { tls } = this.place;
    if (tls === null) return {};
    const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
    return { cert, key };
  }
}
