/** More than the longest wait that is asked for. */
const LONGEST_MS = 75_000;

/** What a test sends. */
export interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
  /** In the place of JSON. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back; of a stream or a file only the head. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: string; readonly detail: string };
  readonly meta: { readonly request_id?: string; readonly operation_id?: string };
}

/** Sends JSON and reads the envelope. */
export async function call(
  url: string,
  { method, token, body, bytes, headers }: Call,
): Promise<Answer> {
  const abort = new AbortController();
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(LONGEST_MS)]),
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
    },
    body: bytes ? new Uint8Array(bytes) : body && JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`${url} is not answered.`, { cause: error });
  });
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return { status, data: {}, meta: {} };
  }
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    await response.text();
    return { status, data: {}, meta: {} };
  }
  return { ...((await response.json()) as Omit<Answer, 'status'>), status };
}

/** The data of an answer that must be good. */
export async function dataOf(url: string, request: Call): Promise<Answer['data']> {
  const { status, data, error } = await call(url, request);
  if (status >= 300) throw new Error(`${url}: ${status} ${error?.code}: ${error?.detail}`);
  return data;
}
