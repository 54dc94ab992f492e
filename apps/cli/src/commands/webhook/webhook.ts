import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { PRODUCTS } from '../product/products.js';
import { DELIVERY_STATUSES } from './webhook.commands.js';

const WEBHOOKS = '/v1/projects/{project}/webhooks';
const WEBHOOK = `${WEBHOOKS}/{webhook}` as const;
const DELIVERIES = `${WEBHOOK}/deliveries` as const;

/** Seven days. */
const MOST_OVERLAP_S = 604_800;

const COLUMNS = [
  'id',
  'url',
  'event_types',
  'enabled',
  'failing_since',
  { path: 'disabled_reason', title: 'disabled' },
] as const;
const DELIVERY_COLUMNS = [
  'id',
  'event_type',
  'status',
  'attempts',
  { path: 'response_status', title: 'answer' },
  'problem',
  { path: 'next_attempt_at', title: 'next attempt' },
] as const;

/** `skydeck webhook create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const types = input.list('type');
  const body = {
    url: input.argument('url'),
    description: input.text('description'),
    event_types: types.length > 0 ? [...types] : undefined,
  };
  const made = await dataOf(client.POST(WEBHOOKS, { params: { path: { project } }, body }));
  context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item: made, columns: ['id', 'url', 'event_types', 'secret'] };
}

/** `skydeck webhook list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const items = await everyItem((query) =>
    client.GET(WEBHOOKS, { params: { path: { project }, query } }),
  );
  const empty = `No webhooks in ${project}. Create one with \`skydeck webhook create\`.`;
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck webhook delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const { url } = await dataOf(client.GET(WEBHOOK, { params: { path } }));
  await context.confirm(`Delete the webhook to ${url}?`, input.flag('yes'));
  const item = await dataOf(client.DELETE(WEBHOOK, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck webhook deliveries` */
export async function deliveries(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const most = input.count('tail', { min: 1, max: 1000 });
  const status =
    input.text('status') === undefined ? undefined : input.choice('status', DELIVERY_STATUSES);
  const filter = {
    status,
    type: input.text('type'),
    created_after: input.text('since'),
    created_before: input.text('until'),
  };
  const items = await everyItem(
    (page) => client.GET(DELIVERIES, { params: { path, query: { ...page, ...filter } } }),
    most,
  );
  return { kind: 'list', items, columns: DELIVERY_COLUMNS, empty: 'Nothing was sent yet.' };
}

/** `skydeck webhook replay` */
export async function replay(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const path = { project, webhook: input.argument('id'), delivery: input.argument('delivery') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const item = await dataOf(client.POST(`${DELIVERIES}/{delivery}/replay`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'event_type', 'status'] };
}

/** `skydeck webhook delivery` */
export async function delivery(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const path = { project, webhook: input.argument('id'), delivery: input.argument('delivery') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const item = await dataOf(client.GET(`${DELIVERIES}/{delivery}`, { params: { path } }));
  const columns = [...DELIVERY_COLUMNS, 'response_body', 'request', 'attempt_log'];
  return { kind: 'item', item, columns };
}

/** `skydeck webhook test` */
export async function test(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const item = await dataOf(client.POST(`${WEBHOOK}/test`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'event_type', 'status'] };
}

/** `skydeck webhook rotate` */
export async function rotate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const body = { overlap_s: input.count('overlap', { min: 0, max: MOST_OVERLAP_S }) };
  const item = await dataOf(client.POST(`${WEBHOOK}/rotate-secret`, { params: { path }, body }));
  context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item, columns: ['id', 'url', 'secret'] };
}

/** `skydeck webhook update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const client = (await context.clients()).shared(input.choice('product', PRODUCTS));
  const types = input.list('type');
  const isSet = input.flag('enable') || input.flag('disable');
  const body = {
    url: input.text('url'),
    description: input.text('description'),
    event_types: types.length > 0 ? [...types] : undefined,
    enabled: isSet ? input.flag('enable') : undefined,
  };
  const item = await dataOf(client.PATCH(WEBHOOK, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}
