import type { ServiceMetrics } from '@skydeck/telemetry';
import type { Queue, Telemetry, Tracer, Worker } from 'bullmq';
import { type JobContext, jobContexts } from './job-context.js';
import { jobTracer } from './job-spans.js';
import { QueueMetrics } from './queue-metrics.js';

/** What the queues and workers of one service tell about themselves. */
export class QueueTelemetry implements Telemetry<JobContext> {
  readonly contextManager = jobContexts;
  readonly tracer: Tracer<JobContext>;
  readonly #metrics: QueueMetrics | undefined;

  constructor(metrics: ServiceMetrics | undefined) {
    this.tracer = jobTracer(metrics?.service ?? 'unknown');
    this.#metrics = metrics && new QueueMetrics(metrics);
  }

  /** Counts what a worker of a queue does. */
  watch(queue: Queue, worker: Worker): void {
    this.#metrics?.watch(queue, worker);
  }
}
