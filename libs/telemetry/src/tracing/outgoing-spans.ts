import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Tracing } from './tracing.js';

/** What undici, which is also behind `fetch`, tells of a request. */
interface Outgoing {
  readonly origin: string | URL;
  readonly method: string;
  addHeader(name: string, value: string): void;
}

type Listener = (message: unknown) => void;

/**
 * Makes a span of each outgoing request that is made inside a trace, and tells the other side of
 * it. Neither path nor query are kept: they may hold what only the two sides should know.
 * @see https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md
 */
export function followOutgoingRequests(tracing: Tracing): () => void {
  const spans = new WeakMap<object, Span>();

  const onCreate = ({ request }: { request: Outgoing }) => {
    const tracer = tracing.activeTracer();
    if (!tracer) return;
    const parent = tracing.active();
    const { hostname, port } = new URL(request.origin);
    const attributes = {
      'http.request.method': request.method,
      'server.address': hostname,
      ...(port !== '' && { 'server.port': Number(port) }),
    };
    const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes }, parent);
    spans.set(request, span);
    const headers = tracing.inject(tracing.under(parent, span, tracer));
    for (const [name, value] of Object.entries(headers)) request.addHeader(name, value);
  };
  const onHeaders = ({ request, response }: { request: object; response: Answer }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const onEnd = ({ request }: { request: object }) => spans.get(request)?.end();
  const onError = ({ request, error }: { request: object; error: Error }) => {
    const span = spans.get(request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.setAttribute('error.type', error.name);
    span?.end();
  };

  const listeners = Object.entries({
    'undici:request:create': onCreate,
    'undici:request:headers': onHeaders,
    'undici:request:trailers': onEnd,
    'undici:request:error': onError,
  }) as unknown as [string, Listener][];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

interface Answer {
  readonly statusCode: number;
}
