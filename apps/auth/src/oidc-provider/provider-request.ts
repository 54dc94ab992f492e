import { Readable } from 'node:stream';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Which address the request came to is our setting, never the caller's word. */
const NOT_PASSED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

export type Form = Record<string, unknown>;

/**
 * A request as the library reads it: below the issuer, under the issuer's own address, with the
 * body that was read already. The library makes absolute addresses out of it.
 */
export class ProviderRequest extends Readable {
  readonly method: string;
  /** The path below the issuer, with the query. */
  readonly url: string;
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: IncomingMessage['socket'];
  readonly httpVersion: string;
  readonly httpVersionMajor: number;
  readonly httpVersionMinor: number;
  #form: Form;

  constructor({ raw, body }: FastifyRequest, issuer: URL) {
    super();
    const { pathname, host, protocol } = issuer;
    this.method = raw.method ?? 'GET';
    this.originalUrl = raw.url ?? '/';
    this.url = this.originalUrl.slice(pathname.length);
    this.socket = raw.socket;
    this.httpVersion = raw.httpVersion;
    this.httpVersionMajor = raw.httpVersionMajor;
    this.httpVersionMinor = raw.httpVersionMinor;
    this.#form = typeof body === 'object' && body !== null ? { ...body } : {};
    this.headers = { ...raw.headers, host, 'x-forwarded-proto': protocol.slice(0, -1) };
    for (const name of NOT_PASSED) {
      if (name !== 'x-forwarded-proto') delete this.headers[name];
    }
    delete this.headers['transfer-encoding'];
    this.#measure();
  }

  override _read(): void {
    const bytes = bytesOf(this.#form);
    if (bytes.length > 0) this.push(bytes);
    this.push(null);
  }

  /** Changes the form before the library reads it. */
  async changeForm(change: (form: Form) => Promise<Form>): Promise<void> {
    this.#form = await change(this.#form);
    this.#measure();
  }

  /** What the library takes requests for; it reads nothing else of them. */
  asMessage(): IncomingMessage {
    return this as unknown as IncomingMessage;
  }

  #measure(): void {
    const { length } = bytesOf(this.#form);
    if (length > 0) this.headers['content-length'] = String(length);
  }
}

function bytesOf(form: Form): Buffer {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    // A parameter that was sent twice stays so, for the library to refuse.
    for (const one of [value].flat()) encoded.append(name, String(one));
  }
  return Buffer.from(encoded.toString());
}
