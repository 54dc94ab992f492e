import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiRequestError, type ErrorBody } from './api-request-error.js';

/** One event of a stream; `data` is parsed JSON. */
export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: unknown;
}

export interface EventStreamOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Resume after the event with this id. */
  readonly after?: string | undefined;
  readonly signal?: AbortSignal;
  /** How often a lost stream is taken up again before giving up; 5 when not given. */
  readonly attempts?: number;
}

const RETRY_MS = 500;

/**
 * Reads server-sent events and resumes after the last one seen when the connection breaks. Ends
 * after an event named `end`, or when the signal aborts.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEventStream(options: EventStreamOptions): AsyncGenerator<ReceivedEvent> {
  const { signal, attempts = 5 } = options;
  let after = options.after;
  for (let failures = 0; failures <= attempts; failures++) {
    try {
      for await (const event of readOnce({ ...options, after })) {
        failures = 0;
        after = event.id ?? after;
        yield event;
        if (event.event === 'end') return;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ApiRequestError && error.status < 500) throw error;
      if (failures === attempts) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function* readOnce(options: EventStreamOptions): AsyncGenerator<ReceivedEvent> {
  const { url, token, headers, after, signal } = options;
  const response = await fetch(url, {
    headers: {
      ...headers,
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(after ? { 'last-event-id': after } : {}),
    },
    signal: signal ?? null,
  });
  if (!response.ok || !response.body) {
    throw new ApiRequestError(
      response.status,
      (await response.json().catch(() => ({}))) as ErrorBody,
    );
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { id, event, data } of events as unknown as AsyncIterable<EventMessage>) {
    yield { id, event: event ?? 'message', data: JSON.parse(data) as unknown };
  }
}

interface EventMessage {
  readonly id?: string;
  readonly event?: string;
  readonly data: string;
}
