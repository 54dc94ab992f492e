import { newId } from '@skydeck/ids';
import { dataOf } from './call.js';
import type { World } from './world.js';

/** The account of the sandbox with which everything succeeds. */
const IBAN = 'DE20500000000000000001';

/** Money of `alpha` that came in and went out by the sandbox, and what that settled. */
export async function makePayments(world: World, token: string): Promise<Record<string, string>> {
  const made = async (path: string, body: object) => {
    const headers = { 'idempotency-key': newId('once') };
    const url = world.at('pay', `/api/v1${path}`);
    return String((await dataOf(url, { token, body, headers }))['id']);
  };
  const listed = async (path: string) => {
    const { items } = (await dataOf(world.at('pay', `/api/v1${path}`), { token })) as {
      items: { id: string }[];
    };
    return items[0]?.id ?? '';
  };
  const wallet = await made('/wallets', { currency: 'EUR' });
  const money = { wallet, amount: '1000', currency: 'EUR' };
  const method = { type: 'iban', iban: IBAN };
  const payin = await made('/payins', { ...money, method });
  const payout = await made('/payouts', { ...money, amount: '400', destination: method });
  const provider = await listed('/payment-providers');
  const day = new Date().toISOString().slice(0, 10);
  const reconciliation = await made('/reconciliations', { provider, from: day, to: day });
  return {
    payins: payin,
    payouts: payout,
    'payment-providers': provider,
    reconciliations: reconciliation,
    'reconciliation-items': await listed('/reconciliation-items'),
  };
}
