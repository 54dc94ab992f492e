import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { secretsIn, settingsIn } from '../provider/provider-fields.js';
import { PAYMENT_PROVIDER_KINDS } from './payment-provider.commands.js';

const PROVIDERS = '/api/v1/payment-providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

const COLUMNS = [
  'id',
  'kind',
  'name',
  'methods',
  'currencies',
  'priority',
  { path: 'is_enabled', title: 'enabled' },
  { path: 'is_sandbox', title: 'sandbox' },
] as const;
const ALL_COLUMNS = [...COLUMNS, 'settings', { path: 'webhook_url', title: 'webhook' }] as const;

/** `skydeck payment-provider list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const items = await everyItem((query) => pay.GET(PROVIDERS, { params: { query }, headers }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'No payment providers.' };
}

/** `skydeck payment-provider get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(pay.GET(PROVIDER, { params, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck payment-provider create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const kind = input.argumentOf('kind', PAYMENT_PROVIDER_KINDS);
  const body = { kind, ...(await fieldsOf(context, input)) };
  const item = await dataOf(pay.POST(PROVIDERS, { body, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck payment-provider update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { id: input.argument('id') } };
  const isSet = input.flag('enable') || input.flag('disable');
  const body = {
    ...(await fieldsOf(context, input)),
    ...(isSet && { is_enabled: input.flag('enable') }),
  };
  const item = await dataOf(pay.PATCH(PROVIDER, { params, body, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck payment-provider delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { id: input.argument('id') } };
  const { name, kind } = await dataOf(pay.GET(PROVIDER, { params, headers }));
  await context.confirm(`Remove the payment provider ${name} (${kind})?`, input.flag('yes'));
  const item = await dataOf(pay.DELETE(PROVIDER, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function fieldsOf(context: CommandContext, input: CommandInput) {
  const settings = settingsIn(input.list('set'));
  const secrets = input.list('secret');
  const priority = input.text('priority');
  return {
    name: input.text('name'),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(secrets.length > 0 && { secrets: secretsIn(secrets, await context.readInput()) }),
    ...(input.list('currency').length > 0 && { currencies: [...input.list('currency')] }),
    ...(priority !== undefined && { priority: Number(priority) }),
  };
}
