import { ApiRequestError } from './api-request-error.js';
import { readEvents } from './events/read-events.js';
import { SYSTEM_CLOCK } from './retry/retry-options.js';

/** One event of a stream; `data` is parsed JSON. */
export interface ReceivedEvent<Data = unknown> {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Data;
}

export interface EventStreamOptions {
  readonly url: string;
  /** API key or access token; a function is asked before every connection. */
  readonly token?: string | (() => Promise<string | undefined>) | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Resume after the event with this id. */
  readonly after?: string | undefined;
  readonly signal?: AbortSignal;
  /** How often a lost stream is taken up again before giving up; 5 when not given. */
  readonly attempts?: number;
  /** Told where the stream stands, also before its first event: what `after` takes it up from. */
  readonly onPosition?: (id: string) => void;
  /** How long nothing may come, not even a sign of life, before it counts as lost; 60,000. */
  readonly silenceMs?: number;
  /** How requests are sent; the `fetch` of the platform when not given. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const RETRY_MS = 500;
/** A connection that stood for so long was none of the failures before it. */
const STEADY_MS = 10_000;
/** Services give a sign of life every 15 seconds. */
const SILENCE_MS = 60_000;

/**
 * Reads server-sent events and resumes after the last one seen when the connection breaks. Ends
 * after an event named `end`, or when the signal aborts.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEventStream<Data = unknown>(
  options: EventStreamOptions,
): AsyncGenerator<ReceivedEvent<Data>, void, void> {
  const { attempts = 5, signal = new AbortController().signal } = options;
  let after = options.after;
  const onPosition = (id: string) => {
    after = id;
    options.onPosition?.(id);
  };
  for (let failures = 0; failures <= attempts; failures++) {
    const openedMs = performance.now();
    try {
      for await (const event of readOnce({ ...options, after, onPosition })) {
        failures = 0;
        after = event.id ?? after;
        yield event as ReceivedEvent<Data>;
        if (event.event === 'end') return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiRequestError && isFinal(error)) throw error;
      if (failures === attempts && !isSteady(openedMs)) throw error;
    }
    if (signal.aborted) return;
    if (isSteady(openedMs)) failures = 0;
    await SYSTEM_CLOCK.sleep(RETRY_MS, signal).catch(() => undefined);
    if (signal.aborted) return;
  }
}

const isSteady = (openedMs: number) => performance.now() - openedMs >= STEADY_MS;

const isFinal = ({ status }: ApiRequestError) => status < 500 && status !== 408 && status !== 429;

async function* readOnce(options: EventStreamOptions): AsyncGenerator<ReceivedEvent> {
  const { url, headers, after, signal, fetch: send = (request) => fetch(request) } = options;
  const token = typeof options.token === 'function' ? await options.token() : options.token;
  const request = new Request(url, {
    headers: {
      ...headers,
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(after ? { 'last-event-id': after } : {}),
    },
    signal: signal ?? null,
  });
  const response = await send(request);
  if (!response.ok || !response.body) throw await ApiRequestError.from(response);
  const { onPosition, silenceMs = SILENCE_MS } = options;
  for await (const { id, event, data } of readEvents(response.body, { onPosition, silenceMs })) {
    yield { id, event: event ?? 'message', data: JSON.parse(data) as unknown };
  }
}
