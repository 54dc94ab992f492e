import createOpenApiClient, { type Client } from 'openapi-fetch';
import { ApiRequestError } from './api-request-error.js';
import type { Streams } from './events/stream-paths.js';
import { streamsOf } from './events/streams.js';
import { paginationOf, type Pagination } from './pagination/paginate.js';
import { newIdempotencyKey, takesIdempotencyKey } from './retry/idempotency-key.js';
import type { RetryOptions } from './retry/retry-options.js';
import { retryingFetch } from './retry/retrying-fetch.js';

/** Longer than a service holds an answer that it was asked to `wait` for. */
const TIMEOUT_MS = 90_000;

export interface ClientOptions {
  /** Address of the service without a path, such as `http://127.0.0.1:4001`. */
  readonly baseUrl: string;
  /** API key or access token; a function is asked before every request. */
  readonly token?: string | (() => Promise<string | undefined>) | undefined;
  /** Sent with every request, such as `Skydeck-Project`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends one try; the `fetch` of the platform when not given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Longest that one try may take; 90 s when not given. */
  readonly timeoutMs?: number;
  /** How requests that may succeed later are sent again; `{ maxAttempts: 1 }` for never. */
  readonly retry?: RetryOptions;
}

/** A typed client of one service, with iterators over its lists and streams. */
export type ServiceClient<Paths extends object> = Client<Paths> &
  Pagination<Paths> &
  Streams<Paths>;

/** A typed client of one service; every refusal is thrown as an `ApiRequestError`. */
export function createClient<Paths extends object>(options: ClientOptions): ServiceClient<Paths> {
  const { baseUrl, token, headers, timeoutMs = TIMEOUT_MS, retry } = options;
  const { fetch: send = (request) => fetch(request) } = options;
  const client = createOpenApiClient<Paths>({
    baseUrl,
    headers,
    fetch: retryingFetch(send, timeoutMs, retry),
  });

  client.use({
    async onRequest({ request }) {
      const bearer = typeof token === 'function' ? await token() : token;
      if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
      if (takesIdempotencyKey(request.method) && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', newIdempotencyKey());
      }
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await ApiRequestError.from(response);
    },
  });
  const get = client.GET as unknown as Parameters<typeof paginationOf>[0];
  return Object.assign(
    client,
    paginationOf<Paths>(get),
    streamsOf<Paths>({ baseUrl, token, headers, fetch: send }),
  );
}

interface Answer<Data> {
  readonly data?: { readonly data: Data };
}

/** Takes `data` out of the envelope: `const app = await dataOf(client.GET(…))`. */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data } = await answer;
  if (data === undefined) throw new Error('The service answered without a body.');
  return data.data;
}
