import { dataOf } from './call.js';
import type { World } from './world.js';

/** Words of a second. */
export const SRT = '1\n00:00:00,100 --> 00:00:00,900\nGood morning\n';

/** Captions of an asset. */
export async function makeTrack(world: World, token: string, asset: string): Promise<string> {
  const url = world.at('media', `/api/v1/assets/${asset}/tracks`);
  const body = { language: 'en', text: SRT };
  return String((await dataOf(url, { token, body }))['id']);
}
