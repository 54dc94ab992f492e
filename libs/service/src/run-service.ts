import type { Service } from './listening-service.js';

/** Runs a service as a process of its own until it is told to stop. */
export async function runService(service: Service): Promise<void> {
  await service.listen();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stopped;
  await service.close();
}
