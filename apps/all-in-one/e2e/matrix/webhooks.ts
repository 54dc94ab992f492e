import type { Operation } from '@skydeck/api-fuzz';
import { SERVICES, type ServiceName } from '../../src/stack/stack-ports.js';
import { dataOf } from './call.js';
import { serviceOf } from './documents.js';
import type { Fixtures } from './fixtures.js';
import type { World } from './world.js';

/** Where a service keeps the webhooks of a project. */
function pathOf(service: ServiceName, project: string): string {
  if (service === 'platform') return `/v1/projects/${project}/webhooks`;
  return service === 'auth' ? `/api/v1/projects/${project}/webhooks` : '/api/v1/webhooks';
}

/** A webhook and a delivery of each service, by what `senderKey` calls them. */
export async function makeWebhooks(world: World): Promise<Fixtures> {
  const made: Record<string, string> = {};
  for (const service of SERVICES) {
    const id = await makeWebhook(world, service);
    const url = `${world.at(service, pathOf(service, 'alpha'))}/${id}/test`;
    const token = world.keys.get(service)?.full;
    const delivery = await dataOf(url, { method: 'POST', token });
    made[`${service} webhook`] = id;
    made[`${service} delivery`] = String(delivery['id']);
    made[`${service} other_webhook`] = await makeWebhook(world, service, 'beta');
  }
  return made;
}

/** A webhook to the receiver; its identifier. */
export async function makeWebhook(
  world: World,
  service: ServiceName,
  project: 'alpha' | 'beta' = 'alpha',
): Promise<string> {
  const token = project === 'alpha' ? world.keys.get(service)?.full : world.otherKeys.get(service);
  const body = { url: world.receiver.url, event_types: ['webhook.*'] };
  const { id } = await dataOf(world.at(service, pathOf(service, project)), { token, body });
  return String(id);
}

/** The name of a thing that more than one service keeps under the same name. */
export function senderKey(operation: Operation, name: string): string {
  return `${serviceOf(operation)} ${name}`;
}
