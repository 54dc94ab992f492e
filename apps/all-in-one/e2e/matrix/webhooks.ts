import type { Operation } from '@skydeck/api-fuzz';
import { dataOf } from './call.js';
import type { Fixtures } from './fixtures.js';
import type { World } from './world.js';

/** Where the services that send webhooks keep them. */
const SENDERS = {
  platform: (project: string) => `/v1/projects/${project}/webhooks`,
  messaging: () => '/api/v1/webhooks',
} as const;

/** A service that sends webhooks. */
export type Sender = keyof typeof SENDERS;

/** A webhook and a delivery of each sender, by what `senderKey` calls them. */
export async function makeWebhooks(world: World): Promise<Fixtures> {
  const made: Record<string, string> = {};
  for (const sender of ['platform', 'messaging'] as const) {
    const id = await makeWebhook(world, sender);
    const url = `${world.at(sender, SENDERS[sender]('alpha'))}/${id}/test`;
    const token = world.keys.get(sender)?.full;
    const delivery = await dataOf(url, { method: 'POST', token });
    made[`${sender} webhook`] = id;
    made[`${sender} delivery`] = String(delivery['id']);
    made[`${sender} other_webhook`] = await makeWebhook(world, sender, 'beta');
  }
  return made;
}

/** A webhook to the receiver; its identifier. */
export async function makeWebhook(
  world: World,
  sender: Sender,
  project: 'alpha' | 'beta' = 'alpha',
): Promise<string> {
  const token = project === 'alpha' ? world.keys.get(sender)?.full : world.otherKeys.get(sender);
  const body = { url: world.receiver.url, event_types: ['webhook.*'] };
  const { id } = await dataOf(world.at(sender, SENDERS[sender](project)), { token, body });
  return String(id);
}

/** The name of a thing that more than one service keeps under the same name. */
export function senderKey({ path }: Operation, name: string): string {
  return `${path.startsWith('/v1/') ? 'platform' : 'messaging'} ${name}`;
}
