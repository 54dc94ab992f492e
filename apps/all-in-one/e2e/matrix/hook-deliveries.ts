import { createHmac } from 'node:crypto';
import { call, dataOf } from './call.js';
import type { World } from './world.js';

/** A delivery to the hook of an app of `alpha`, of which nothing comes. */
export async function makeHookDelivery(
  world: World,
  app: string,
  { owner, secret }: { readonly owner: string; readonly secret: string },
): Promise<string> {
  const body = { branch: 'not-followed', commit: 'c'.repeat(40) };
  const digest = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  const headers = { 'x-skydeck-signature': `sha256=${digest}` };
  const told = await call(world.at('platform', `/hooks/apps/${app}/generic`), { body, headers });
  if (told.status !== 200) throw new Error(`The delivery was not taken: ${told.status}`);
  const deliveries = world.at('platform', `/v1/projects/alpha/apps/${app}/hook/deliveries`);
  const { items } = (await dataOf(deliveries, { token: owner })) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}
