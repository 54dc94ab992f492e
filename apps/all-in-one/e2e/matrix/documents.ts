import { type ApiDocument, type Operation, operationsOf } from '@skydeck/api-fuzz';
import { SERVICES, type ServiceName } from '../../src/stack/stack-ports.js';

/** The operations that the running services publish. */
export async function publishedOperations(
  environment: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<ServiceName, readonly Operation[]>> {
  const pairs = SERVICES.map(async (service) => {
    const response = await fetch(`${environment[`${service.toUpperCase()}_URL`]}/openapi.json`);
    return [service, operationsOf((await response.json()) as ApiDocument)] as const;
  });
  return new Map(await Promise.all(pairs));
}
