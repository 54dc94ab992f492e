import { type Span, SpanStatusCode } from '@opentelemetry/api';
import { tracing } from './tracing.js';

export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Runs work in a span of its own under the active one; just runs it outside of any trace. */
export async function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const on = tracing();
  const tracer = on?.activeTracer();
  if (!on || !tracer) return work();
  const parent = on.active();
  const span = tracer.startSpan(name, { attributes: { ...attributes } }, parent);
  try {
    return await on.with(on.under(parent, span, tracer), work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. Messages may quote what a customer sent, so only the kind is told. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', kindOf(error));
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
