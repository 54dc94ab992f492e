import type { ServiceMetrics } from '@skydeck/telemetry';
import type { Job, Queue, Worker } from 'bullmq';

const BUCKETS_S = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** How much waits in the queues of a service, and how long its jobs wait and take. */
export class QueueMetrics {
  readonly #queues = new Map<string, Queue>();
  readonly #ended;
  readonly #waits;
  readonly #durations;

  constructor(metrics: ServiceMetrics) {
    this.#ended = metrics.counter(
      'skydeck_queue_jobs_total',
      'Jobs that were run, by how they ended; a job that is tried again counts again.',
      ['queue', 'outcome'],
    );
    this.#waits = metrics.histogram(
      'skydeck_queue_wait_seconds',
      'Time from when a job was due to when a worker took it.',
      ['queue'],
      BUCKETS_S,
    );
    this.#durations = metrics.histogram(
      'skydeck_queue_job_duration_seconds',
      'Time that a job took.',
      ['queue'],
      BUCKETS_S,
    );
    metrics.gauge(
      'skydeck_queue_jobs',
      'Jobs in a queue now, by state.',
      ['queue', 'state'],
      async () => (await Promise.all([...this.#queues.values()].map(countOf))).flat(),
    );
  }

  /** Counts what a worker does, and how much waits for it. */
  watch(queue: Queue, worker: Worker): void {
    const { name } = queue;
    this.#queues.set(name, queue);
    worker.on('active', ({ processedOn, timestamp, delay }: Job) => {
      this.#waits.observe({ queue: name }, secondsBetween(timestamp + delay, processedOn));
    });
    const end = (outcome: string) => (job: Job | undefined) => {
      this.#ended.inc({ queue: name, outcome });
      if (!job?.processedOn) return;
      const endedMs = job.finishedOn ?? Date.now();
      this.#durations.observe({ queue: name }, secondsBetween(job.processedOn, endedMs));
    };
    worker.on('completed', end('completed'));
    worker.on('failed', end('failed'));
  }
}

async function countOf(queue: Queue) {
  const counts = await queue.getJobCounts(...STATES);
  return STATES.map((state) => ({
    labels: { queue: queue.name, state },
    value: counts[state] ?? 0,
  }));
}

function secondsBetween(startMs: number, endMs: number = startMs): number {
  return Math.max(0, endMs - startMs) / 1000;
}
