import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './message.js';

const RECIPIENTS = '/api/v1/recipients';
const RECIPIENT = `${RECIPIENTS}/{recipient}` as const;
const COLUMNS = [
  'id',
  { path: 'external_id', title: 'external id' },
  'locale',
  'time_zone',
] as const;
/** Others may read along on a shared machine. */
const OWNER_ONLY = 0o600;

/** `skydeck message recipient add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const on = (channel: 'email' | 'sms', name: string) =>
    input.list(name).map((address) => ({ channel, address, verified: false }));
  const body = {
    external_id: input.text('externalId') ?? null,
    locale: input.text('locale') ?? null,
    time_zone: input.text('timeZone') ?? null,
    addresses: [...on('email', 'email'), ...on('sms', 'phone')],
  };
  const item = await dataOf(messaging.POST(RECIPIENTS, { body, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'addresses'] };
}

/** `skydeck message recipient list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const filter = { address: input.text('address') };
  const items = await everyItem((page) =>
    messaging.GET(RECIPIENTS, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No recipients. Add one with `skydeck message recipient add`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck message recipient get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { recipient: input.argument('recipient') } };
  const recipient = await dataOf(messaging.GET(RECIPIENT, { params, headers }));
  const { preferences } = await dataOf(
    messaging.GET(`${RECIPIENT}/preferences`, { params, headers }),
  );
  const item = { ...recipient, preferences };
  return { kind: 'item', item, columns: [...COLUMNS, 'addresses', 'properties', 'preferences'] };
}

/** `skydeck message recipient export` */
export async function exportAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { recipient: input.argument('recipient') } };
  const data = await dataOf(messaging.GET(`${RECIPIENT}/export`, { params, headers }));
  const file = input.argument('file');
  await writeFile(path.resolve(context.folder, file), `${JSON.stringify(data, null, 2)}\n`, {
    mode: OWNER_ONLY,
  });
  const item = { file, messages: data.messages.length, inbound: data.inbound_messages.length };
  return { kind: 'item', item, columns: ['file', 'messages', 'inbound'] };
}

/** `skydeck message recipient remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { recipient: input.argument('recipient') } };
  const { id } = await dataOf(messaging.GET(RECIPIENT, { params, headers }));
  await context.confirm(`Erase ${id}, with everything that names them?`, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(RECIPIENT, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
