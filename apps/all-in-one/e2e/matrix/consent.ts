import { dataOf } from './call.js';
import type { World } from './world.js';

/** Somebody whom `alpha` writes to, a topic, and an address that it does not write to. */
export async function makeConsent(world: World, token: string): Promise<Record<string, string>> {
  const make = async (path: string, body: object) =>
    String((await dataOf(world.at('messaging', `/api/v1/${path}`), { token, body }))['id']);
  const address = { channel: 'email', address: 'left@example.com' };
  return {
    recipient: await make('recipients', { external_id: 'alpha-1', addresses: [address] }),
    topic: await make('topics', { key: 'news', name: 'News', kind: 'marketing' }),
    suppression: await make('suppressions', address),
  };
}
