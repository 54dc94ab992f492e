import { type BackendFactory, createRedisBackend, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import { patientPostgresBackend } from './patient-postgres-backend.js';
import { RedisStore } from './redis-store.js';

/**
 * Makes the backend that fits the connection of a queue or worker. BullMQ knows one factory for
 * the whole process, in which each service may have a store of its own.
 */
const storeBackend = (
  name: string,
  options: { readonly connection: unknown },
  use?: Parameters<BackendFactory>[2],
) => {
  const { connection } = options;
  if (connection instanceof RedisStore) return connection.backend(name, options as never, use);
  if (connection instanceof pg.Pool) return patientPostgresBackend(name, options as never, use);
  return createRedisBackend(name, options as never, use);
};

/** Lets every queue have the store that its connection belongs to. */
export function chooseStoreByConnection(): void {
  setDefaultBackendFactory(storeBackend as unknown as BackendFactory);
}
