import { type ApiDocument, type Operation, operationsOf } from '@skydeck/api-fuzz';
import { SERVICES, type ServiceName } from '../../src/stack/stack-ports.js';

const owners = new WeakMap<Operation, ServiceName>();

/** The service that published an operation: many publish the same ones. */
export function serviceOf(operation: Operation): ServiceName {
  const service = owners.get(operation);
  if (service === undefined) throw new Error(`Nobody published ${operation.id}.`);
  return service;
}

/** The operations that the running services publish. */
export async function publishedOperations(
  environment: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<ServiceName, readonly Operation[]>> {
  const pairs = SERVICES.map(async (service) => {
    const response = await fetch(`${environment[`${service.toUpperCase()}_URL`]}/openapi.json`);
    const operations = operationsOf((await response.json()) as ApiDocument);
    for (const operation of operations) owners.set(operation, service);
    return [service, operations] as const;
  });
  return new Map(await Promise.all(pairs));
}
