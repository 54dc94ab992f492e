import { type Processor, type Queue, Worker, type WorkerOptions } from 'bullmq';
import { PostgresStore } from './postgres-store.js';
import { QueueTelemetry } from './telemetry/queue-telemetry.js';

/**
 * Starts a worker on the store of a queue. Its jobs run on behalf of the request that asked for
 * them: their log lines, spans and calls name it.
 */
export function startWorker<Data>(
  queue: Queue<Data>,
  work: Processor<Data, void>,
  options: Omit<WorkerOptions, 'connection' | 'telemetry'>,
): Worker<Data, void> {
  const { connection, telemetry } = queue.opts;
  if (connection instanceof PostgresStore) connection.makeRoom();
  const worker = new Worker<Data, void>(queue.name, work, {
    ...options,
    connection,
    ...(telemetry && { telemetry }),
  });
  if (telemetry instanceof QueueTelemetry) telemetry.watch(queue, worker);
  return worker;
}
