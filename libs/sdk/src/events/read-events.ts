import { createParser, type EventSourceMessage } from 'eventsource-parser';

interface ReadOptions {
  /** Told of each id, also of one without an event: where the stream stands. */
  readonly onPosition?: ((id: string) => void) | undefined;
  /** How long nothing may come before the connection counts as lost; for ever when not given. */
  readonly silenceMs?: number | undefined;
}

/**
 * Reads server-sent events out of a body. It takes a reader, as Safari cannot walk over a stream
 * with `for await`.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { onPosition = () => undefined, silenceMs }: ReadOptions = {},
): AsyncGenerator<EventSourceMessage> {
  const found: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void found.push(event), onId: onPosition });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* found.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A connection may be gone without anybody saying so. */
async function within<Value>(reading: Promise<Value>, mostMs: number | undefined): Promise<Value> {
  if (mostMs === undefined) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('The stream fell silent.')), mostMs);
  });
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer));
}
