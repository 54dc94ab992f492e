import { type Processor, type Queue, Worker, type WorkerOptions } from 'bullmq';
import { PostgresStore } from './postgres-store.js';
import { rests } from './resting-stores.js';
import { QueueTelemetry } from './telemetry/queue-telemetry.js';

/**
 * Starts a worker on the store of a queue. Its jobs run on behalf of the request that asked for
 * them: their log lines, spans and calls name it. In a process that only answers requests the worker takes
 * no job.
 */
export function startWorker<Data>(
  queue: Queue<Data>,
  work: Processor<Data, void>,
  options: Omit<WorkerOptions, 'connection' | 'telemetry'>,
): Worker<Data, void> {
  const { connection, prefix, telemetry } = queue.opts;
  const isIdle = rests(connection);
  if (connection instanceof PostgresStore && !isIdle) connection.makeRoom();
  const worker = new Worker<Data, void>(queue.name, work, {
    ...options,
    connection,
    ...(prefix !== undefined && { prefix }),
    ...(isIdle && { autorun: false }),
    ...(telemetry && { telemetry }),
  });
  if (telemetry instanceof QueueTelemetry) telemetry.watch(queue, worker);
  return worker;
}
