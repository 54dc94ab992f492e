import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const WEBHOOKS = '/v1/projects/{project}/webhooks';
const WEBHOOK = `${WEBHOOKS}/{webhook}` as const;
const DELIVERIES = `${WEBHOOK}/deliveries` as const;

const COLUMNS = ['id', 'url', 'event_types', 'enabled', 'failing_since'] as const;
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
  const { platform } = await context.clients();
  const types = input.list('type');
  const body = {
    url: input.argument('url'),
    description: input.text('description'),
    event_types: types.length > 0 ? [...types] : undefined,
  };
  const made = await dataOf(platform.POST(WEBHOOKS, { params: { path: { project } }, body }));
  context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item: made, columns: ['id', 'url', 'event_types', 'secret'] };
}

/** `skydeck webhook list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const project = await context.project();
  const { platform } = await context.clients();
  const items = await everyItem((query) =>
    platform.GET(WEBHOOKS, { params: { path: { project }, query } }),
  );
  const empty = `No webhooks in ${project}. Create one with \`skydeck webhook create\`.`;
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck webhook delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const { platform } = await context.clients();
  const { url } = await dataOf(platform.GET(WEBHOOK, { params: { path } }));
  await context.confirm(`Delete the webhook to ${url}?`, input.flag('yes'));
  const item = await dataOf(platform.DELETE(WEBHOOK, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck webhook deliveries` */
export async function deliveries(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), webhook: input.argument('id') };
  const { platform } = await context.clients();
  const most = input.count('tail', { min: 1, max: 1000 });
  const items = await everyItem(
    (query) => platform.GET(DELIVERIES, { params: { path, query } }),
    most,
  );
  return { kind: 'list', items, columns: DELIVERY_COLUMNS, empty: 'Nothing was sent yet.' };
}

/** `skydeck webhook replay` */
export async function replay(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const path = { project, webhook: input.argument('id'), delivery: input.argument('delivery') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${DELIVERIES}/{delivery}/replay`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'event_type', 'status'] };
}
