import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { flushTracing } from '@skydeck/telemetry';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Drain } from './drain.js';
import { closeEventStreams } from './event-stream.js';
import { Readiness } from './health.js';
import { closeInside, listenInside } from './internal-listener.js';
import type { ServiceDefinition } from './service-definition.js';

/** Descriptors of sockets that another process listens on, to go on with their queues. */
export interface Sockets {
  readonly open: number;
  readonly internal: number;
}

/** A service that is built but listens only when asked to. */
export interface Service {
  readonly name: string;
  readonly app: NestFastifyApplication;
  /** Every route that the server answers, such as `GET /v1/things/:id`. */
  readonly routes: readonly string[];
  /** Opens both listeners, or goes on with those that another process has opened. */
  listen(sockets?: Sockets): Promise<void>;
  /** Address of the public listener, once it listens. */
  readonly url: string;
  /** Address of the listener for other services, once it listens. */
  readonly internalUrl: string;
  /** Its two servers, once they listen. */
  readonly servers: { readonly open: Server; readonly internal: Server };
  /** Tells callers with every answer to connect anew, and is not ready from now on. */
  letGo(): void;
  /** Lets running requests end, then stops jobs and closes the stores. */
  close(): Promise<void>;
}

/** A service with its two servers. */
export class ListeningService implements Service {
  readonly #drain = new Drain();
  #inside: Server | undefined;

  constructor(
    private readonly definition: ServiceDefinition,
    readonly app: NestFastifyApplication,
    private readonly fastify: FastifyInstance,
    readonly routes: readonly string[],
  ) {
    this.#drain.watch(fastify.server);
  }

  get name(): string {
    return this.definition.name;
  }

  get url(): string {
    return addressOf(this.fastify.server);
  }

  get internalUrl(): string {
    return addressOf(this.#internal());
  }

  get servers(): Service['servers'] {
    return { open: this.fastify.server, internal: this.#internal() };
  }

  async listen(sockets?: Sockets): Promise<void> {
    const { port, host } = this.definition.listen;
    this.#inside = await listenInside(this.fastify, this.definition, sockets?.internal);
    this.#drain.watch(this.#inside);
    if (sockets) await this.app.listen({ fd: sockets.open, host });
    else await this.app.listen(port, host);
  }

  letGo(): void {
    this.app.get(Readiness).beginClosing();
  }

  async close(): Promise<void> {
    this.letGo();
    // Streams would keep the internal listener open, which closes before the application.
    closeEventStreams(this.fastify)(() => undefined);
    await this.#drain.during(async () => {
      if (this.#inside) await closeInside(this.#inside);
      await this.app.close();
    });
    await flushTracing();
  }

  #internal(): Server {
    if (this.#inside) return this.#inside;
    throw new Error(`The ${this.name} service does not listen yet.`);
  }
}

function addressOf(server: { address(): AddressInfo | string | null }): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const scheme = server instanceof TlsServer ? 'https' : 'http';
  return `${scheme}://${host.replace('0.0.0.0', '127.0.0.1')}:${address.port}`;
}
