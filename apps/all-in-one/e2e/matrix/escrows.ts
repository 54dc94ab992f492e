import { dataOf } from './call.js';
import type { World } from './world.js';

/** An escrow of `alpha`, without money in it. */
export async function makeEscrow(world: World, token: string): Promise<Record<string, string>> {
  const made = async (path: string, body: object) =>
    String((await dataOf(world.at('pay', `/api/v1${path}`), { token, body }))['id']);
  const buyer = await made('/wallets', { currency: 'EUR' });
  const seller = await made('/wallets', { currency: 'EUR' });
  const terms = { buyer, seller, amount: '1000', currency: 'EUR' };
  return { escrow: await made('/escrows', terms) };
}
