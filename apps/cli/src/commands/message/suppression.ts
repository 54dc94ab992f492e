import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { GIVEN_REASONS } from './consent.commands.js';
import { messagingOf } from './message.js';
import { MESSAGE_CHANNELS } from './message-words.js';

const SUPPRESSIONS = '/api/v1/suppressions';
const SUPPRESSION = `${SUPPRESSIONS}/{suppression}` as const;
const COLUMNS = [
  'id',
  'channel',
  'address',
  'reason',
  { path: 'topic_id', title: 'topic' },
  'sender',
  { path: 'added_by', title: 'by' },
  'created_at',
] as const;
const OWNER_ONLY = 0o600;

/** `skydeck message suppression add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const asked = input.text('reason');
  const reason = GIVEN_REASONS.find((one) => one === asked) ?? 'manual';
  const channel = input.argumentOf('channel', MESSAGE_CHANNELS);
  const [topic, note] = [input.text('topic'), input.text('note')];
  const body = { channel, address: input.argument('address'), reason, topic, note };
  const item = await dataOf(messaging.POST(SUPPRESSIONS, { body, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'note'] };
}

/** `skydeck message suppression list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const items = await all(context, input.text('address'));
  return { kind: 'list', items, columns: COLUMNS, empty: 'Everybody may be written to.' };
}

/** `skydeck message suppression get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { suppression: input.argument('id') } };
  const item = await dataOf(messaging.GET(SUPPRESSION, { params, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'note', 'message_id'] };
}

/** `skydeck message suppression import` */
export async function importAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const file = input.argument('file');
  const text = await readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  const type = /\.(?:ndjson|jsonl)$/.test(file) ? 'application/x-ndjson' : 'text/csv';
  const item = await dataOf(
    messaging.POST(`${SUPPRESSIONS}/import`, {
      body: text,
      bodySerializer: (body) => body,
      headers: { ...headers, 'content-type': type },
    }),
  );
  return { kind: 'item', item, columns: ['added', 'known'] };
}

/** `skydeck message suppression export` */
export async function exportAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const items = await all(context);
  // Words come of recipients, and of those who were erased no address is left.
  const given = items.flatMap(({ channel, address, reason: why, topic_id: topic, note }) => {
    const reason = GIVEN_REASONS.find((one) => one === why) ?? 'unsubscribe';
    if (address === null) return [];
    const more = { ...(topic !== null && { topic }), ...(note !== null && { note }) };
    return [{ channel, address, reason, ...more }];
  });
  const file = input.argument('file');
  const lines = given.map((one) => `${JSON.stringify(one)}\n`);
  await writeFile(path.resolve(context.folder, file), lines.join(''), { mode: OWNER_ONLY });
  const item = { file, lines: lines.length };
  return { kind: 'item', item, columns: ['file', 'lines'] };
}

/** `skydeck message suppression remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { suppression: input.argument('id') } };
  const row = await dataOf(messaging.GET(SUPPRESSION, { params, headers }));
  const question = `Write to ${row.address ?? 'this address'} again (${row.reason})?`;
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(messaging.DELETE(SUPPRESSION, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function all(context: CommandContext, address?: string) {
  const { messaging, headers } = await messagingOf(context);
  return everyItem((page) =>
    messaging.GET(SUPPRESSIONS, { params: { query: { ...page, address } }, headers }),
  );
}
