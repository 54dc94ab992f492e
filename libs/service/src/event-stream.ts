import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const HEARTBEAT_MS = 15_000;

/**
 * One event of a stream; a client resumes after the `id` it saw last. Without `data` it is no event,
 * but where the stream stands.
 */
export interface StreamEvent {
  readonly id?: string | number;
  readonly event?: string;
  readonly data: unknown;
}

const open = new WeakMap<object, Set<AbortController>>();

function streamsOf(fastify: object): Set<AbortController> {
  const streams = open.get(fastify) ?? new Set<AbortController>();
  open.set(fastify, streams);
  return streams;
}

/** Ends the event streams of a server that is closing; they would never end by themselves. */
export function closeEventStreams(fastify: FastifyInstance): (done: () => void) => void {
  return (done) => {
    for (const stream of streamsOf(fastify.server)) stream.abort();
    done();
  };
}

/**
 * Answers with server-sent events until the source ends, the client leaves or the service closes.
 * The source is given a signal and must stop when it is aborted.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  source: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
): Promise<void> {
  const controller = new AbortController();
  const streams = streamsOf(request.server.server);
  streams.add(controller);
  const { raw } = reply.hijack();
  raw.on('close', () => controller.abort());
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  });
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  try {
    for await (const event of source(controller.signal)) {
      if (controller.signal.aborted) break;
      if (!raw.write(format(event))) await drained(raw, controller.signal);
    }
  } catch (error) {
    if (!controller.signal.aborted) request.log.error({ err: error }, 'event stream failed');
  } finally {
    clearInterval(heartbeat);
    streams.delete(controller);
    raw.end();
  }
}

function format({ id, event, data }: StreamEvent): string {
  const head = `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}`;
  return data === undefined ? `${head}\n` : `${head}data: ${JSON.stringify(data)}\n\n`;
}

async function drained(raw: NodeJS.WritableStream, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    raw.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
