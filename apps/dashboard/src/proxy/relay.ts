import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { requestHeaders, responseHeaders } from './proxied-headers.js';

/** Longer than the longest `?wait=`, 60 s. */
const HEADERS_TIMEOUT_MS = 90_000;
const CONNECT_TIMEOUT_MS = 5000;

export interface RelayTarget {
  /** Name of the service, for the sentence when it is away. */
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly bearer: string;
  /** What the query said in place of headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Passes requests on to services without holding bodies in memory, in either direction. */
export class Relay {
  readonly #agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: HEADERS_TIMEOUT_MS,
    // An event stream may be quiet for longer than any timeout; its client decides when to leave.
    bodyTimeout: 0,
  });
  readonly #running = new Set<AbortController>();

  /** Sends one request on and answers with what comes back. Returns the service's status. */
  async pass(request: FastifyRequest, reply: FastifyReply, target: RelayTarget): Promise<number> {
    const controller = new AbortController();
    this.#running.add(controller);
    reply.raw.once('close', () => {
      this.#running.delete(controller);
      controller.abort();
    });
    const answer = await this.#ask(request, target, controller.signal);
    const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
    void reply
      .status(answer.statusCode)
      .headers(responseHeaders(answer.headers, `/api/${target.name}`));
    if (isStream) void reply.header('connection', 'keep-alive');
    // An aborted answer is an ended one; without a listener it would count as a crash.
    answer.body.on('error', () => undefined);
    void reply.send(answer.body);
    return answer.statusCode;
  }

  async #ask(
    request: FastifyRequest,
    { name, origin, path, bearer, headers }: RelayTarget,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    try {
      return await this.#agent.request({
        origin,
        path,
        method: request.method,
        headers: {
          ...requestHeaders(request.headers, hasBody),
          ...headers,
          authorization: `Bearer ${bearer}`,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
        },
        body: hasBody ? request.raw : null,
        signal,
      });
    } catch (cause) {
      throw CommonErrors.unavailable({
        detail: `The ${name} service does not answer.`,
        retryAfterS: 2,
        cause,
      });
    }
  }

  /** Ends what is running; event streams would not end by themselves. */
  async close(): Promise<void> {
    for (const controller of this.#running) controller.abort();
    await this.#agent.destroy();
  }
}
