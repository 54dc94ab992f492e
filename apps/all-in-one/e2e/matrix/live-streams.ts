import { dataOf } from './call.js';
import type { World } from './world.js';

/** A live stream that nobody publishes to. */
export async function makeLiveStream(world: World, token: string): Promise<string> {
  const url = world.at('media', '/api/v1/live-streams');
  return String((await dataOf(url, { token, body: { name: 'Talk' } }))['id']);
}
