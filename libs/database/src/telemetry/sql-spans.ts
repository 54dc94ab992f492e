import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracing } from '@skydeck/telemetry';
import type { AfterQueryEvent, DataSource } from 'typeorm';

const LONGEST_TEXT = 2000;

/**
 * Makes a span of each statement that runs inside a trace: its text, never its values. Statements
 * of background loops, which belong to no request, make none.
 */
export function traceStatements(dataSource: DataSource): void {
  if (!tracing()) return;
  dataSource.subscribers.push({
    afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent) {
      traceStatement(dataSource, { query, isDone: success, tookMs: executionTime });
    },
  });
}

/** Makes a span of one statement that has just ended. */
export function traceStatement(
  { options }: DataSource,
  { query, isDone, tookMs }: { query: string; isDone: boolean; tookMs: number },
): void {
  const on = tracing();
  const tracer = on?.activeTracer();
  if (!on || !tracer) return;
  const endMs = Date.now();
  const operation = operationOf(query);
  const span = tracer.startSpan(
    operation,
    {
      kind: SpanKind.CLIENT,
      startTime: endMs - tookMs,
      attributes: {
        'db.system.name': 'postgresql',
        'db.namespace': 'schema' in options ? options.schema : undefined,
        'db.operation.name': operation,
        'db.query.text': withoutValues(query),
      },
    },
    on.active(),
  );
  if (!isDone) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endMs);
}

function operationOf(query: string): string {
  return /[a-z]+/i.exec(query)?.[0].toUpperCase() ?? 'SQL';
}

/** Values are parameters and never in the text; what somebody writes as a literal is left out. */
export function withoutValues(query: string): string {
  const text = query
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.slice(0, LONGEST_TEXT);
}
