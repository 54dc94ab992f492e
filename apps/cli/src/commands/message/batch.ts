import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './message.js';

const BATCHES = '/api/v1/batches';
const BATCH = `${BATCHES}/{batch}` as const;
const COLUMNS = ['id', 'name', 'status', 'total', 'accepted', 'rejected', 'created_at'] as const;

/** `skydeck batch send` */
export async function send(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const file = input.argument('file');
  const text = await readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  const item = await dataOf(
    messaging.POST(BATCHES, {
      params: { query: { name: input.text('name') } },
      body: {},
      bodySerializer: () => text,
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
    }),
  );
  return { kind: 'item', item, columns: [...COLUMNS, 'errors'] };
}

/** `skydeck batch list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const items = await everyItem((query) => messaging.GET(BATCHES, { params: { query }, headers }));
  const empty = 'No batches. Send one with `skydeck batch send <file>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck batch show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { batch: input.argument('id') } };
  const item = await dataOf(messaging.GET(BATCH, { params, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'counts', 'errors'] };
}

/** `skydeck batch cancel` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { batch: input.argument('id') } };
  const item = await dataOf(messaging.POST(`${BATCH}/cancel`, { params, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'counts'] };
}
