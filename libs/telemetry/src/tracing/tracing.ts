import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';

/** A span that is to be started. */
export interface NewSpan {
  readonly kind?: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly startMs?: number;
}

/** What code of ours needs of OpenTelemetry. It exists only while traces are exported. */
export interface Tracing {
  /** The tracer of a service; several share a process where all run in one. */
  tracer(service: string): Tracer;
  /** The context of the running code. */
  active(): Context;
  /** The tracer of the service whose span is active; undefined outside of any. */
  activeTracer(): Tracer | undefined;
  /** The active span; undefined outside of any. */
  activeSpan(): Span | undefined;
  /** Runs code with a context. */
  with<Result>(context: Context, work: () => Result): Result;
  /** A context whose spans belong under this one and to this tracer. */
  under(context: Context, span: Span, tracer: Tracer): Context;
  /** The context that headers such as `traceparent` describe. */
  extract(headers: Readonly<Record<string, string | string[] | undefined>>): Context;
  /** `traceparent` and `tracestate` of a context. */
  inject(context?: Context): Record<string, string>;
  /** Sends what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_TIMEOUT_MS = 3000;

let running: Tracing | undefined;

/** The tracing of this process; undefined when it is off, which it is unless it is asked for. */
export function tracing(): Tracing | undefined {
  return running;
}

/**
 * Exports traces when `OTEL_EXPORTER_OTLP_ENDPOINT` says where to; otherwise nothing of the SDK is
 * even loaded.
 */
export async function startTracing(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (running || !isWanted(environment)) return;
  const { openTracing } = await import('./open-tracing.js');
  running ??= openTracing(environment);
}

/** Sends the spans that wait; a collector that is away does not hold anything up. */
export async function flushTracing(): Promise<void> {
  if (!running) return;
  const late = sleep(FLUSH_TIMEOUT_MS, undefined, { ref: false });
  await Promise.race([running.flush().catch(() => undefined), late]);
}

/** Ends tracing; for tests, which come one after the other in a process. */
export async function stopTracing(): Promise<void> {
  const ending = running;
  running = undefined;
  await ending?.close().catch(() => undefined);
}

function isWanted(environment: NodeJS.ProcessEnv): boolean {
  const endpoint =
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint || environment['OTEL_TRACES_EXPORTER'] === 'none') return false;
  return environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true';
}
