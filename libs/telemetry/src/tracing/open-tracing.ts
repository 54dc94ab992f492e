import {
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { followOutgoingRequests } from './outgoing-spans.js';
import { samplerOf } from './sampler.js';
import type { Tracing } from './tracing.js';

const TRACER = createContextKey('skydeck tracer');
const SPAN_LIMITS = { attributeValueLengthLimit: 4096, attributeCountLimit: 64 };

/** Starts the OpenTelemetry SDK, as the standard `OTEL_…` variables say. */
export function openTracing(environment: NodeJS.ProcessEnv): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const propagator = new W3CTraceContextPropagator();
  const processor = new BatchSpanProcessor({ exporter: exporterOf(environment) });
  const sampler = samplerOf(environment);
  const detected = detectResources({ detectors: [envDetector] });
  const tracers = new Map<string, Tracer>();

  const open = (service: string): Tracer => {
    const name = environment['OTEL_SERVICE_NAME'] || `skydeck-${service}`;
    const named = resourceFromAttributes({ 'service.name': name });
    const resource = defaultResource().merge(detected).merge(named);
    const options = { resource, sampler, spanLimits: SPAN_LIMITS, spanProcessors: [processor] };
    return new TracerProvider(options).getTracer('skydeck');
  };

  const tracing: Tracing = {
    tracer(service) {
      const tracer = tracers.get(service) ?? open(service);
      tracers.set(service, tracer);
      return tracer;
    },
    active: () => contexts.active(),
    activeTracer: () => contexts.active().getValue(TRACER) as Tracer | undefined,
    activeSpan: () => trace.getSpan(contexts.active()),
    with: (wanted, work) => contexts.with(wanted, work),
    under: (parent, span, tracer) => trace.setSpan(parent, span).setValue(TRACER, tracer),
    extract: (headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    inject(wanted = contexts.active()) {
      const carrier: Record<string, string> = {};
      propagator.inject(wanted, carrier, defaultTextMapSetter);
      return carrier;
    },
    flush: () => processor.forceFlush(),
    async close() {
      stopFollowing();
      await processor.shutdown();
      context.disable();
    },
  };
  const stopFollowing = followOutgoingRequests(tracing);
  return tracing;
}

/** The exporter reads headers, time-out and compression from `OTEL_EXPORTER_OTLP_…` by itself. */
function exporterOf(environment: NodeJS.ProcessEnv): OTLPTraceExporter {
  const all = environment['OTEL_EXPORTER_OTLP_ENDPOINT']?.replace(/\/+$/, '');
  const url = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || `${all}/v1/traces`;
  return new OTLPTraceExporter({ url });
}
