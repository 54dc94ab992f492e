import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { SMTPServer } from 'smtp-server';
import { Bounces } from './bounces.js';

const MOST_BYTES = 512 * 1024;
const MOST_CLIENTS = 50;
const IDLE_MS = 30_000;

/** Where mail that comes back is taken; null when none is. */
export class BouncePlace {
  constructor(readonly place: { readonly host: string; readonly port: number } | null) {}
}

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Takes mail over SMTP, and only such that comes back. */
@Injectable()
export class BounceServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger('Bounces');
  #server: SMTPServer | undefined;

  constructor(
    private readonly bounces: Bounces,
    private readonly where: BouncePlace,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.where.place === null) return;
    this.#server = this.#make();
    this.#server.listen(this.where.place.port, this.where.place.host);
    await once(this.#server.server, 'listening');
  }

  async onApplicationShutdown(): Promise<void> {
    const server = this.#server;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** The port that it listens on; null while it does not. */
  get port(): number | null {
    const address = this.#server?.server.address() as AddressInfo | null | undefined;
    return address?.port ?? null;
  }

  #make(): SMTPServer {
    const server = new SMTPServer({
      name: 'skydeck',
      size: MOST_BYTES,
      maxClients: MOST_CLIENTS,
      socketTimeout: IDLE_MS,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        done(this.bounces.takes(address) ? null : refusal(550, '5.1.1 Nobody here by that name'));
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        let size = 0;
        stream.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= MOST_BYTES) parts.push(part);
        });
        stream.on('end', () => {
          if (size > MOST_BYTES) return done(refusal(552, '5.3.4 Too large'));
          const raw = Buffer.concat(parts);
          const addresses = envelope.rcptTo.map(({ address }) => address);
          void this.#take(addresses, raw, done);
        });
      },
    });
    // Clients that break off are not worth a line.
    server.on('error', ({ message }) => this.#logger.debug({ msg: message }));
    return server;
  }

  async #take(
    addresses: readonly string[],
    raw: Buffer,
    done: (error: Error | null, answer?: string) => void,
  ): Promise<void> {
    let problem: Error | null = null;
    try {
      for (const address of addresses) await this.bounces.receive(address, raw);
    } catch (error) {
      this.#logger.warn({ msg: 'A mail that came back was not taken.', err: error });
      problem = refusal(451, '4.3.0 Try again later');
    }
    done(problem, '2.0.0 Taken');
  }
}
