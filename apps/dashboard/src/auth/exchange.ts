import { CommonErrors } from '@skydeck/errors';
import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';

const TIMEOUT_MS = 10_000;

/** The request of a browser that is served: services log its id and count for its address. */
export interface Browser {
  readonly id: string;
  readonly ip: string;
  readonly headers?: { readonly 'user-agent'?: string | undefined };
}

/** What is sent to a service, for whom. */
export interface Call {
  readonly body?: unknown;
  readonly bearer?: string;
  readonly from?: Browser | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call to a service: its `data`, its refusal, or `unavailable` when there is no answer. */
export async function exchange<Data>(method: string, url: string, call: Call): Promise<Data> {
  const { body } = call;
  let response: Response;
  let answer: ErrorBody & { data?: Data };
  try {
    response = await fetch(url, {
      method,
      headers: headersOf(call),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw CommonErrors.unavailable({
      detail: 'The sign-in service does not answer. Is the installation running?',
      retryAfterS: 2,
      cause,
    });
  }
  if (!response.ok || answer.data === undefined) {
    throw new ApiRequestError(response.status, answer);
  }
  return answer.data;
}

function headersOf({ body, bearer, from, headers }: Call): Record<string, string> {
  const userAgent = from?.headers?.['user-agent'];
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(from && { 'x-request-id': from.id, 'x-forwarded-for': from.ip }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...headers,
  };
}
