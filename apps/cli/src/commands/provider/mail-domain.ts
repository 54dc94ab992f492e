import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './messaging-of.js';

const DOMAINS = '/api/v1/domains';
const DOMAIN = `${DOMAINS}/{id}` as const;

const COLUMNS = ['id', 'name', 'status', { path: 'verified_at', title: 'verified' }] as const;
const ALL_COLUMNS = [...COLUMNS, 'records'] as const;

/** `skydeck mail-domain list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) => messaging.GET(DOMAINS, { params: { query }, headers }));
  const empty = 'No domains. Add one with `skydeck mail-domain create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck mail-domain create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const body = { name: input.argument('name'), spf_include: input.text('spfInclude') };
  const item = await dataOf(messaging.POST(DOMAINS, { body, headers }));
  context.progress('Set these records, then run `skydeck mail-domain verify`.');
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck mail-domain show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.GET(DOMAIN, { params, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck mail-domain verify` */
export async function verify(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.POST(`${DOMAIN}/verify`, { params, headers }));
  return { kind: 'item', item, columns: ALL_COLUMNS };
}

/** `skydeck mail-domain delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const { name } = await dataOf(messaging.GET(DOMAIN, { params, headers }));
  await context.confirm(`Remove the domain ${name}?`, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(DOMAIN, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
