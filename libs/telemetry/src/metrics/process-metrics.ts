import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * CPU, memory, event loop and garbage collection: once for a process, however many services. They
 * are watched from the first look on; what nobody looks at costs nothing.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
