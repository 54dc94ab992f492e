import type { IncomingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import type { ApiError } from '@skydeck/errors';
import type { Dispatcher } from 'undici';
import { compressorFor } from '../compression/compressor.js';
import type { Visit } from '../public/visit.js';
import { limitBody } from '../rules/body-limit.js';
import type { LiveRoute } from '../routes/live-route.js';
import { isUnsendable, mayRepeat, noReplicas, toVisitorError } from './dispatch-error.js';
import { limitIdle, limitUpload } from './limit-idle.js';
import { multiplexed } from './multiplexed.js';
import type { Replica } from './replica.js';
import { requestHeaders } from './request-headers.js';
import { responseHeaders } from './response-headers.js';

const MOST_ATTEMPTS = 4;

export interface ExchangeOptions {
  /** The route of the host as it is now, which may have changed since the last attempt. */
  readonly find: (host: string) => LiveRoute | undefined;
  readonly fail: (visit: Visit, error: ApiError) => void;
  /** Goes on once the app is awake, which was put to sleep since the visit began. */
  readonly whenAwake: (visit: Visit, goOn: () => void) => void;
  readonly stallTimeoutMs: number;
}

/** Sends one request to a replica and its answer back, both as streams, and retries if it may. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #visit: Visit;
  readonly #options: ExchangeOptions;
  readonly #hasBody: boolean;
  readonly #request: Dispatcher.DispatchOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #replica: Replica | undefined;
  #tried: Set<Replica> | undefined;
  #compressor: Transform | undefined;
  #gone = false;

  constructor(visit: Visit, options: ExchangeOptions) {
    const { request, response, target } = visit;
    this.#visit = visit;
    this.#options = options;
    this.#hasBody = hasBody(visit);
    this.#request = {
      path: target,
      method: request.method ?? 'GET',
      headers: requestHeaders(visit),
      body: this.#hasBody ? limitBody(request, visit.live?.rules?.rules.max_body_bytes) : null,
    };
    response.once('close', () => this.#onVisitorClose());
    if (this.#hasBody) limitUpload(visit, options.stallTimeoutMs);
  }

  /** Makes the first or the next attempt. */
  start(again?: Replica): void {
    const visit = this.#visit;
    visit.live = this.#options.find(visit.host) ?? visit.live;
    if (visit.live?.isAsleep) return this.#options.whenAwake(visit, () => this.#afresh());
    const replica = visit.live?.pick(this.#tried) ?? again;
    if (!replica) return this.#options.fail(visit, noReplicas());
    visit.replica = replica;
    visit.attempts++;
    this.#replica = replica;
    this.#controller = undefined;
    replica.begin();
    replica.pool.dispatch(this.#request, this);
  }

  /** What was tried before has slept since; its address may be another's now. */
  #afresh(): void {
    this.#tried = undefined;
    this.start();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#gone) controller.abort(new Error('The visitor went away.'));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    message?: string,
  ): void {
    const { response, request, id } = this.#visit;
    const passed = responseHeaders(headers, id);
    if (status < 200) {
      if (status === 103) response.writeEarlyHints(passed as Record<string, string | string[]>);
      return;
    }
    this.#replica?.markUp();
    if (response.headersSent) return controller.abort(new Error('The time was over.'));
    this.#visit.live?.rules?.change(this.#visit.target, passed);
    const compressor = compressorFor(this.#visit, status, passed);
    // What is left of the upload has no reader, so this connection cannot carry another request.
    if (this.#hasBody && !request.complete) response.shouldKeepAlive = false;
    // HTTP/2 has no words beside the status.
    if (request.httpVersionMajor === 2) response.writeHead(status, passed);
    else response.writeHead(status, message, passed);
    if (!compressor) return;
    this.#compressor = compressor;
    compressor.once('error', () => response.destroy());
    compressor.pipe(response);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response, request } = this.#visit;
    this.#visit.bytes += chunk.length;
    const sink = this.#compressor ?? response;
    if (sink.write(chunk)) return;
    controller.pause();
    if (request.complete) limitIdle(this.#visit, this.#options.stallTimeoutMs);
    sink.once('drain', () => {
      if (request.complete) limitIdle(this.#visit, 0);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    this.#letGo();
    (this.#compressor ?? this.#visit.response).end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    const replica = this.#replica;
    const reached = this.#controller !== undefined;
    this.#letGo();
    const { response, request, attempts } = this.#visit;
    if (this.#gone || response.headersSent) return void response.destroy();
    if (isUnsendable(error)) return this.#options.fail(this.#visit, toVisitorError(error));
    if (!reached) replica?.markDown();
    const repeat = !reached || mayRepeat(error, request.method ?? '', this.#hasBody);
    if (repeat && replica && attempts < MOST_ATTEMPTS) {
      this.#tried ??= new Set();
      this.#tried.add(replica);
      // A reset may only mean that an idle connection had been closed: the same replica will do.
      const again = reached && attempts === 1 ? replica : undefined;
      const next = this.#options.find(this.#visit.host);
      if (again || next?.isAsleep || next?.pick(this.#tried)) return this.start(again);
    }
    this.#options.fail(this.#visit, toVisitorError(error));
  }

  #letGo(): void {
    this.#replica?.end();
    this.#replica = undefined;
  }

  #onVisitorClose(): void {
    this.#gone = true;
    this.#compressor?.destroy();
    if (this.#replica) this.#controller?.abort(new Error('The visitor went away.'));
  }
}

function hasBody({ request }: Visit): boolean {
  if (request.httpVersionMajor === 2) return !multiplexed(request).stream.endAfterHeaders;
  const { headers } = request;
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > 0;
}
