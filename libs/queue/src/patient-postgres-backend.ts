import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, PostgresConnection } from 'bullmq';

const RETRY_MS = 500;

/**
 * BullMQ's Postgres backend, but a first connection that fails is tried again after a pause.
 * BullMQ itself remembers the failure for ever: a worker whose database ended in that moment then
 * asks in a loop that never waits, and the process comes to nothing else, not even to signals.
 */
export const patientPostgresBackend: typeof createPostgresBackend = (name, options, extra) => {
  const backend = createPostgresBackend(name, options, extra);
  const connection: unknown = Reflect.get(backend, 'connection');
  if (!(connection instanceof PostgresConnection)) {
    throw new Error('This version of BullMQ keeps its Postgres connection elsewhere.');
  }
  const connectOnce = connection.waitUntilReady.bind(connection);
  connection.waitUntilReady = async () => {
    for (;;) {
      try {
        return await connectOnce();
      } catch (error) {
        if (connection.isClosing) throw error;
        Reflect.set(connection, 'readyPromise', undefined);
        await sleep(RETRY_MS);
        if (connection.isClosing) throw error;
      }
    }
  };
  return backend;
};
