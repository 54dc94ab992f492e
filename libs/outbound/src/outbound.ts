import { types } from 'node:util';
import { type Agent, fetch } from 'undici';
import { AddressNotAllowed } from './address-not-allowed.js';
import { download, type OutboundDownload, type RestOf } from './download.js';
import { guardedAgent, type NameLookup } from './guarded-agent.js';
import { AddressPolicy } from './networks.js';

const CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 15_000;

/** A request to an address that a customer named. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds for the whole call. */
  readonly timeoutMs: number;
  /** Most bytes of the answer that are read; the rest is cut off. */
  readonly limitBytes: number;
}

export interface OutboundAnswer {
  /** The HTTP status. Redirects are answers like any other: they are not followed. */
  readonly status: number;
  /** Headers of the answer, by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The beginning of the body, at most `limitBytes` long. */
  readonly body: Buffer;
}

/** Why a call had no answer. */
export type OutboundProblem =
  | 'address_not_allowed'
  | 'name_not_found'
  | 'connection_failed'
  | 'connection_reset'
  | 'tls_failed'
  | 'timeout';

/** A call that had no answer. */
export class OutboundFailure extends Error {
  constructor(
    readonly problem: OutboundProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
  }
}

/** Calls addresses that customers name, without ever reaching into our own networks. */
export class Outbound {
  readonly #agent: Agent;

  /**
   * @param allowedCidrs networks that may be called although they are not public
   * @param lookup looks names up; as this machine does when not given
   */
  constructor(allowedCidrs: readonly string[] = [], lookup?: NameLookup) {
    const limits = { connectTimeoutMs: CONNECT_TIMEOUT_MS, idleTimeoutMs: IDLE_TIMEOUT_MS };
    this.#agent = guardedAgent(new AddressPolicy(allowedCidrs), limits, lookup);
  }

  /** @throws OutboundFailure when there is no answer */
  async send(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const { method, headers, body, timeoutMs, limitBytes } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'manual',
        dispatcher: this.#agent,
        signal,
      });
      const { status, headers: answered } = response;
      const own = new Map(answered.entries());
      return { status, headers: own, body: await beginning(response.body, limitBytes) };
    } catch (error) {
      throw new OutboundFailure(signal.aborted ? 'timeout' : problemOf(error), error);
    }
  }

  /**
   * Asks for something large, which is read as it comes in. Redirects are followed. The caller
   * counts the bytes; who stops reading cancels the rest. Asked for the `rest` of something, it answers
   * with a part (206), or with the whole when that changed or its server knows no parts.
   * @throws OutboundFailure, also while the body is read
   */
  async download(url: string, signal: AbortSignal, rest?: RestOf): Promise<OutboundDownload> {
    try {
      const answer = await download(this.#agent, url, signal, rest);
      return { ...answer, body: failing(answer.body) };
    } catch (error) {
      throw new OutboundFailure(problemOf(error), error);
    }
  }

  /** Cuts all connections. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

async function* failing(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new OutboundFailure(problemOf(error), error);
  }
}

async function beginning(
  body: AsyncIterable<Uint8Array> | null,
  limitBytes: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size >= limitBytes) break;
  }
  return Buffer.concat(parts).subarray(0, limitBytes);
}

function problemOf(error: unknown): OutboundProblem {
  for (let cause = error; types.isNativeError(cause); cause = cause.cause) {
    if (cause instanceof AddressNotAllowed) return 'address_not_allowed';
    const known = PROBLEMS.find(([codes]) => codes.test(codeOf(cause)));
    if (known) return known[1];
  }
  return 'connection_failed';
}

/** Codes of Node, of OpenSSL and of undici; the first that fits counts. */
const PROBLEMS: readonly (readonly [RegExp, OutboundProblem])[] = [
  [/TIMEOUT|TIMEDOUT/, 'timeout'],
  [/^(ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/, 'name_not_found'],
  [/CERT|_SSL_|_TLS_|^(EPROTO|UNABLE_TO_\w+|INVALID_(CA|PURPOSE))$/, 'tls_failed'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$|^HPE_/, 'connection_reset'],
];

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
