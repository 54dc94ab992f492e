import { SpanKind as OtelKind, SpanStatusCode } from '@opentelemetry/api';
import { tracing } from '@skydeck/telemetry';
import { type Attributes, type Span, SpanKind, type Tracer } from 'bullmq';
import type { JobContext } from './job-context.js';

const NO_SPAN: Span<JobContext> = {
  setSpanOnContext: (context) => context,
  setAttribute: () => undefined,
  setAttributes: () => undefined,
  addEvent: () => undefined,
  recordException: () => undefined,
  end: () => undefined,
};

/**
 * Makes spans of jobs that are added inside a trace, and of jobs that run. BullMQ's own errands,
 * such as looking for the next job, make none.
 */
export function jobTracer(service: string): Tracer<JobContext> {
  return {
    startSpan(name, options, context) {
      const kind = options?.kind;
      const on = tracing();
      const parent = context?.otel ?? on?.active();
      const isJob = kind === SpanKind.CONSUMER;
      const isWanted = isJob || (kind === SpanKind.PRODUCER && on?.activeSpan() !== undefined);
      if (!on || !parent || !isWanted) return NO_SPAN;
      const tracer = on.tracer(service);
      const span = tracer.startSpan(
        name,
        { kind: isJob ? OtelKind.CONSUMER : OtelKind.PRODUCER },
        parent,
      );
      return {
        setSpanOnContext: ({ requestId, otel = parent }) => ({
          requestId,
          otel: on.under(otel, span, tracer),
        }),
        setAttribute: (key, value) => void span.setAttribute(key, value),
        setAttributes: (attributes: Attributes) => void span.setAttributes(attributes),
        // Its events hold results, and messages of errors may hold what a customer sent.
        addEvent: () => undefined,
        recordException: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
    },
  };
}
