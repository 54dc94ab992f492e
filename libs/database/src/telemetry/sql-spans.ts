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
  const { options } = dataSource;
  const schema = 'schema' in options ? options.schema : undefined;
  dataSource.subscribers.push({
    afterQuery({ query, success, executionTime = 0 }: AfterQueryEvent) {
      const on = tracing();
      const tracer = on?.activeTracer();
      if (!on || !tracer) return;
      const endMs = Date.now();
      const operation = operationOf(query);
      const span = tracer.startSpan(
        operation,
        {
          kind: SpanKind.CLIENT,
          startTime: endMs - executionTime,
          attributes: {
            'db.system.name': 'postgresql',
            'db.namespace': schema,
            'db.operation.name': operation,
            'db.query.text': withoutValues(query),
          },
        },
        on.active(),
      );
      if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endMs);
    },
  });
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
