import { dataOf } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';

/** `skydeck wallet totals` */
export async function totals(context: CommandContext): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const { items } = await dataOf(pay.GET('/api/v1/wallet-totals', { headers }));
  const columns = ['currency', 'wallets', 'posted', 'held', 'available'];
  return { kind: 'list', items, columns, empty: 'No wallets.' };
}
