import { dataOf } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { datedOf, onceOf } from './money-fields.js';

const LEG = /^([^=]+)=(-?\d+):([A-Z0-9]+)$/;
const COLUMNS = ['id', 'legs', 'reference', 'description', 'metadata', 'created_at'];

/** `skydeck posting create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = { legs: input.list('leg').map(legOf), ...datedOf(input) };
  const params = { header: onceOf(context) };
  const item = await dataOf(pay.POST('/api/v1/postings', { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

function legOf(text: string) {
  const [, wallet = '', amount = '', currency = ''] = LEG.exec(text) ?? [];
  if (wallet === '') throw usageError(`"${text}" is not of the form wal_…=-1250:EUR.`);
  return { wallet, amount, currency };
}
