import { newId } from '@skydeck/ids';
import { call, dataOf } from './call.js';
import type { World } from './world.js';

/** A currency of `alpha`, a price, a quote, and a trade that failed for want of money. */
export async function makeExchange(world: World, token: string): Promise<Record<string, string>> {
  const to = (path: string) => world.at('pay', `/api/v1${path}`);
  const made = async (path: string, body: object, method = 'POST') =>
    String((await dataOf(to(path), { token, body, method }))['id']);
  await made('/currencies', { code: 'ALPHA', exponent: 2, name: 'Alpha' });
  await made('/fx/rates', { base: 'EUR', quote: 'USD', rate: '1.0842' }, 'PUT');
  const asked = { sell_currency: 'EUR', buy_currency: 'USD', sell_amount: '1000' };
  const [quote, used] = [await made('/fx/quotes', asked), await made('/fx/quotes', asked)];
  const from_wallet = await made('/wallets', { currency: 'EUR' });
  const to_wallet = await made('/wallets', { currency: 'USD' });
  const body = { quote: used, from_wallet, to_wallet };
  await call(to('/fx/trades'), { token, body, headers: { 'idempotency-key': newId('once') } });
  const { items } = (await dataOf(to('/fx/trades'), { token })) as { items: { id: string }[] };
  return { code: 'ALPHA', quote, trade: items[0]?.id ?? '' };
}
