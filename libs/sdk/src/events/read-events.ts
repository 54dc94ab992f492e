import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Reads server-sent events out of a body. It takes a reader, as Safari cannot walk over a stream
 * with `for await`.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage> {
  const found: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void found.push(event) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* found.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
