import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracing } from '@skydeck/telemetry';
import type { Visit } from './visit.js';

/** Answers a visit in a span, under the visitor's own trace when there is one. */
export function inVisitSpan(visit: Visit, work: () => void): void {
  const on = tracing();
  if (!on) return work();
  const { request, response, live } = visit;
  const parent = on.extract(request.headers);
  const attributes = {
    'http.request.method': request.method,
    'server.address': visit.host,
    'skydeck.request_id': visit.id,
    'skydeck.app': live?.route.app_id ?? live?.route.service,
  };
  const tracer = on.tracer('edge');
  const span = tracer.startSpan(`${request.method}`, { kind: SpanKind.SERVER, attributes }, parent);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  on.with(on.under(parent, span, tracer), work);
}
