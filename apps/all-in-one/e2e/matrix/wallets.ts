import { dataOf } from './call.js';
import type { World } from './world.js';

/** A wallet of `alpha`. */
export async function makeWallet(world: World, token: string): Promise<string> {
  const body = { currency: 'EUR', name: 'Till' };
  return String((await dataOf(world.at('pay', '/api/v1/wallets'), { token, body }))['id']);
}
