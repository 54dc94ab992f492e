import { dataOf } from './call.js';
import type { World } from './world.js';

const make = async (world: World, token: string, path: string, body: object): Promise<string> =>
  String((await dataOf(world.at('media', `/api/v1${path}`), { token, body }))['id']);

/** A name under which an asset plays. */
export const makePlaybackId = (world: World, token: string, asset: string) =>
  make(world, token, `/assets/${asset}/playback-ids`, {});

/** A restriction that nothing has. */
export const makeRestriction = (world: World, token: string) =>
  make(world, token, '/playback-restrictions', { name: 'Shop', referrers: ['shop.example'] });

export const makeSigningKey = (world: World, token: string) =>
  make(world, token, '/signing-keys', { name: 'Server' });

/** One of everything that decides who may play. */
export async function makePlayback(world: World, token: string, asset: string) {
  return {
    playback: await makePlaybackId(world, token, asset),
    restriction: await makeRestriction(world, token),
    signing_key: await makeSigningKey(world, token),
  };
}
