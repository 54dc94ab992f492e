import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './messaging-of.js';

const ROUTES = '/api/v1/mail-routes';
const COLUMNS = ['id', 'domain_id', 'pattern', { path: 'created_at', title: 'created' }] as const;

/** `skydeck mail-route list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) => messaging.GET(ROUTES, { params: { query }, headers }));
  const empty = 'No mail is taken in. Add a route with `skydeck mail-route create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck mail-route create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const body = { domain_id: input.argument('domain'), pattern: input.text('pattern') ?? '*' };
  const item = await dataOf(messaging.POST(ROUTES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck mail-route delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const id = input.argument('id');
  await context.confirm(`Take no more mail by the route ${id}?`, input.flag('yes'));
  const params = { path: { id } };
  const item = await dataOf(messaging.DELETE(`${ROUTES}/{id}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck mail-route read` */
export async function read(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('inbound') } };
  const item = await dataOf(messaging.GET('/api/v1/inbound/{id}/mail', { params, headers }));
  const columns = ['id', 'subject', 'spf', 'dkim', 'dmarc', 'text', 'attachments', 'raw_url'];
  return { kind: 'item', item, columns };
}
