import createOpenApiClient, { type Client } from 'openapi-fetch';
import { ApiRequestError, type ErrorBody } from './api-request-error.js';

export interface ClientOptions {
  /** Address of the service without a path, such as `http://127.0.0.1:4001`. */
  readonly baseUrl: string;
  /** API key or access token; a function is asked before every request. */
  readonly token?: string | (() => Promise<string | undefined>);
  /** Sent with every request, such as `Skydeck-Project`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A typed client of one service; every refusal is thrown as an `ApiRequestError`. */
export function createClient<Paths extends object>(options: ClientOptions): Client<Paths> {
  const { baseUrl, token, headers, fetch } = options;
  const client = createOpenApiClient<Paths>({ baseUrl, fetch, headers });

  client.use({
    async onRequest({ request }) {
      const bearer = typeof token === 'function' ? await token() : token;
      if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
      return request;
    },
    async onResponse({ response }) {
      if (response.ok) return;
      const body = (await response.json().catch(() => ({}))) as ErrorBody;
      throw new ApiRequestError(response.status, body);
    },
  });
  return client;
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
