import { tracing } from '@skydeck/telemetry';
import type { Attributes, Span, Tracer } from 'bullmq';
import type { JobContext } from './job-context.js';

/** BullMQ's `SpanKind`, which counts as OpenTelemetry's does. */
const PRODUCER = 3;
const CONSUMER = 4;
const ERROR = 2;

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
      const isWanted = kind === CONSUMER || (kind === PRODUCER && on?.activeSpan() !== undefined);
      if (!on || !parent || !isWanted) return NO_SPAN;
      const tracer = on.tracer(service);
      const span = tracer.startSpan(name, { kind }, parent);
      return {
        setSpanOnContext: ({ requestId, otel = parent }) => ({
          requestId,
          otel: on.under(otel, span, tracer),
        }),
        setAttribute: (key, value) => void span.setAttribute(key, value),
        setAttributes: (attributes: Attributes) => void span.setAttributes(attributes),
        // Its events hold results, and messages of errors may hold what a customer sent.
        addEvent: () => undefined,
        recordException: () => void span.setStatus({ code: ERROR }),
        end: () => span.end(),
      };
    },
  };
}
