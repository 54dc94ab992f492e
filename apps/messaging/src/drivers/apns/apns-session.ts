import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { type AddressPolicy, guardedSocket } from '@skydeck/outbound';
import type { ApnsAnswer } from './apns-failure.js';
import type { ApnsRequest } from './apns-request.js';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;
const PING_TIMEOUT_MS = 5_000;
const MOST_CHARS = 16_384;

/** The other side certainly did not look at a request: it may be made again elsewhere. */
export class NotTaken extends Error {}

/** One connection to the push service, for many requests at once. */
export class ApnsSession {
  #isOpen = true;
  /** The last request that the other side looks at, once it has said good-bye. */
  #lastTaken = Number.POSITIVE_INFINITY;

  private constructor(private readonly session: ClientHttp2Session) {
    session.on('goaway', (_code, lastTaken) => {
      this.#isOpen = false;
      this.#lastTaken = lastTaken;
    });
    session.on('close', () => (this.#isOpen = false));
    // Requests that are open end with it, and tell.
    session.on('error', () => (this.#isOpen = false));
  }

  /** Connects. Throws the error of the socket. */
  static async open(
    url: string,
    ca: string | undefined,
    policy: AddressPolicy,
  ): Promise<ApnsSession> {
    const socket = await secured(new URL(url), ca, policy);
    return new ApnsSession(connect(url, { createConnection: () => socket }));
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.session.destroyed && !this.session.closed;
  }

  /** @throws NotTaken, or another error when nobody can say whether it was taken */
  async ask({ headers, body }: ApnsRequest, token: string): Promise<ApnsAnswer> {
    if (!this.isOpen) throw new NotTaken();
    const stream = this.session.request({ ...headers, authorization: `bearer ${token}` });
    const answered: Partial<Record<string, unknown>> = {};
    stream.on('response', (answer) => Object.assign(answered, answer));
    const timer = setTimeout(() => this.session.destroy(new Error('timeout')), ANSWER_TIMEOUT_MS);
    stream.end(body);
    let text = '';
    stream.setEncoding('utf8');
    try {
      for await (const part of stream) text = `${text}${String(part)}`.slice(0, MOST_CHARS);
    } catch (error) {
      const wasRefused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM;
      const wasTaken = stream.id !== undefined && stream.id <= this.#lastTaken && !wasRefused;
      throw wasTaken ? error : new NotTaken(undefined, { cause: error });
    } finally {
      clearTimeout(timer);
    }
    const status = Number(answered[':status']);
    if (Number.isNaN(status)) throw new Error('There was no answer.');
    const { 'apns-id': id, 'retry-after': retryAfter } = answered;
    return {
      status,
      id: typeof id === 'string' ? id : null,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      body: text,
    };
  }

  /** Whether the other side still answers; a connection that was idle may be gone unnoticed. */
  async isAlive(): Promise<boolean> {
    if (!this.isOpen) return false;
    const alive = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
      this.session.ping((error) => {
        clearTimeout(timer);
        resolve(error === null);
      });
    });
    if (!alive) this.session.destroy();
    return alive;
  }

  /** Lets what is under way end. */
  async close(): Promise<void> {
    if (this.session.destroyed) return;
    const closed = once(this.session, 'close');
    this.session.close();
    await closed;
  }
}

async function secured(
  { hostname, port }: URL,
  ca: string | undefined,
  policy: AddressPolicy,
): Promise<TLSSocket> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const target = { host, port: Number(port || 443), timeoutMs: CONNECT_TIMEOUT_MS };
  const socket = await guardedSocket(policy, target);
  const tls = connectTls({
    socket,
    ALPNProtocols: ['h2'],
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(ca !== undefined && { ca }),
  });
  const signal = AbortSignal.timeout(CONNECT_TIMEOUT_MS);
  try {
    await once(tls, 'secureConnect', { signal });
    if (tls.alpnProtocol !== 'h2') throw new Error('The other side does not speak HTTP/2.');
    return tls;
  } catch (error) {
    tls.destroy();
    throw error;
  }
}
