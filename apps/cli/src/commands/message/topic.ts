import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './message.js';

const TOPICS = '/api/v1/topics';
const TOPIC = `${TOPICS}/{topic}` as const;
const COLUMNS = ['key', 'name', 'kind', { path: 'is_default_in', title: 'without a yes' }] as const;

/** `skydeck message topic add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const key = input.argument('key');
  const isTransactional = input.text('kind') === 'transactional';
  const kind = isTransactional ? ('transactional' as const) : ('marketing' as const);
  const body = { key, kind, name: input.text('name') ?? key, is_default_in: !input.flag('optIn') };
  const item = await dataOf(messaging.POST(TOPICS, { body, headers }));
  return { kind: 'item', item, columns: ['id', ...COLUMNS] };
}

/** `skydeck message topic list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) => messaging.GET(TOPICS, { params: { query }, headers }));
  const empty = 'No topics. Make one with `skydeck message topic add <key>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck message topic get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { topic: input.argument('topic') } };
  const item = await dataOf(messaging.GET(TOPIC, { params, headers }));
  return { kind: 'item', item, columns: ['id', ...COLUMNS, 'description'] };
}

/** `skydeck message topic remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { topic: input.argument('topic') } };
  const { key } = await dataOf(messaging.GET(TOPIC, { params, headers }));
  const question = `Delete the topic ${key} and what people chose about it?`;
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(TOPIC, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
