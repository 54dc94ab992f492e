import { EventEmitter } from 'node:events';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { request } from 'undici';
import { ServiceTokens } from './service-tokens.js';

const TIMEOUT_MS = 5000;
const RETRY_AFTER_S = 2;

export interface ServiceCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The request that this call serves; the neighbour logs the same id. */
  readonly requestId?: string;
  /** The neighbour does what it names once, however often it is asked. */
  readonly idempotencyKey?: string;
  /** Milliseconds until the neighbour counts as absent; 5 s when not given. */
  readonly timeoutMs?: number;
}

/** What an answer of ours holds, whether it is an envelope of data or of an error. */
interface Answer<Data> {
  readonly data?: Data;
  readonly error?: { code: string; status: number; title: string; detail: string };
}

/** Calls the internal routes of other services, as this service. */
export class ServiceClient {
  constructor(private readonly tokens: Pick<ServiceTokens, 'get' | 'drop'>) {}

  /**
   * The `data` of a neighbour's answer. Its refusals (4xx) are thrown with their own code; when it
   * is away, slow or broken, `unavailable` (503) is thrown.
   */
  async call<Data>(url: string, call: ServiceCall = {}): Promise<Data> {
    const first = await this.#send<Data>(url, call);
    if (first.status !== 401) return dataOf(url, first);
    // Auth may have changed its keys since the token was made.
    this.tokens.drop();
    return dataOf(url, await this.#send<Data>(url, call));
  }

  async #send<Data>(url: string, call: ServiceCall): Promise<Reply<Data>> {
    const authorization = `Bearer ${await this.tokens.get()}`;
    return exchange<Data>(url, call, { authorization });
  }
}

export interface Reply<Data> {
  readonly status: number;
  readonly answer: Answer<Data>;
}

/**
 * One request to a neighbour; throws `unavailable` when there is no usable answer. `fetch` would
 * cost three times as much, and what it does besides is of no use here.
 */
export async function exchange<Data>(
  url: string,
  { method = 'POST', body, requestId, idempotencyKey, timeoutMs = TIMEOUT_MS }: ServiceCall,
  headers: Record<string, string> = {},
): Promise<Reply<Data>> {
  const signal = new EventEmitter();
  const late = () => signal.emit('abort', new Error(`No answer within ${timeoutMs} ms.`));
  const timer = setTimeout(late, timeoutMs);
  try {
    const response = await request(url, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    return { status: response.statusCode, answer: (await response.body.json()) as Answer<Data> };
  } catch (error) {
    throw away(url, error);
  } finally {
    clearTimeout(timer);
  }
}

/** The data of a reply, or its refusal as an error. */
export function dataOf<Data>(url: string, { status, answer }: Reply<Data>): Data {
  if (status < 300 && answer.data !== undefined) return answer.data;
  const { error } = answer;
  // A neighbour that does not know us is our fault, not the caller's.
  if (!error || status >= 500 || status === 401 || status === 403) {
    throw away(url, new Error(`status ${status} ${error?.code ?? ''}`.trim()));
  }
  throw new ApiError(error.code, error.status, error.title, { detail: error.detail });
}

function away(url: string, cause: unknown): ApiError {
  return CommonErrors.unavailable({
    detail: 'A part of the installation that this request needs does not answer.',
    retryAfterS: RETRY_AFTER_S,
    cause: new Error(`No answer from ${new URL(url).host}.`, { cause }),
  });
}
