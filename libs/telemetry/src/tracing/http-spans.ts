import { type Context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracing } from './tracing.js';

export interface HttpTraceOptions {
  readonly service: string;
  /** The pattern of the route that a request matched; undefined when it matched none. */
  readonly routeOf: (request: FastifyRequest) => string | undefined;
}

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

const open = new WeakMap<object, { readonly span: Span; readonly context: Context }>();

/** The trace that a request belongs to; undefined when tracing is off. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return tracing() && open.get(request)?.span.spanContext().traceId;
}

/** A span for each request. Adds nothing to a server when tracing is off. */
export function traceHttp(fastify: FastifyInstance, { service, routeOf }: HttpTraceOptions): void {
  const on = tracing();
  if (!on) return;
  const tracer = on.tracer(service);

  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (route !== undefined && QUIET.has(route)) return done();
    const parent = on.extract(request.headers);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route ?? 'unknown',
      'skydeck.request_id': request.id,
    };
    const name = `${request.method} ${route ?? 'unknown'}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    open.set(request, { span, context: on.under(parent, span, tracer) });
    done();
  });
  // After the body was read: what reads it runs elsewhere.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const own = open.get(request);
    if (own) on.with(own.context, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const own = open.get(request);
    if (own) {
      own.span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) own.span.setStatus({ code: SpanStatusCode.ERROR });
      own.span.end();
    }
    done();
  });
}
