import { newId } from '@skydeck/ids';
import { dataOf } from './call.js';
import type { World } from './world.js';

/** A transfer into a wallet of `alpha`, and a hold on what it brought. */
export async function makeTransfer(world: World, token: string): Promise<Record<string, string>> {
  const made = async (path: string, body: object) => {
    const headers = { 'idempotency-key': newId('once') };
    const url = world.at('pay', `/api/v1${path}`);
    return String((await dataOf(url, { token, body, headers }))['id']);
  };
  const from = await made('/wallets', { currency: 'EUR', kind: 'world' });
  const wallet = await made('/wallets', { currency: 'EUR' });
  const money = { amount: '1000', currency: 'EUR' };
  return {
    transfer: await made('/transfers', { from, to: wallet, ...money }),
    hold: await made('/holds', { wallet, ...money }),
  };
}
