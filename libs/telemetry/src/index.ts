export { measureHttp, type HttpMetricsOptions } from './metrics/http-metrics.js';
export { processMetrics } from './metrics/process-metrics.js';
export { type Reading, ServiceMetrics } from './metrics/service-metrics.js';
export { traceHttp, traceIdOf, type HttpTraceOptions } from './tracing/http-spans.js';
export { inSpan, type SpanAttributes } from './tracing/in-span.js';
export {
  flushTracing,
  startTracing,
  stopTracing,
  type Tracing,
  tracing,
} from './tracing/tracing.js';
export { type JobScope, jobScope, withJobScope } from './tracing/job-scope.js';
