import { dataOf } from '@skydeck/sdk';
import type { MessagingClient } from '../../api/clients.js';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const MESSAGES = '/api/v1/messages';
const MESSAGE = `${MESSAGES}/{id}` as const;
const COLUMNS = ['id', 'channel', 'to', 'status', 'failure', 'created_at'] as const;

/** The client of messaging, and what names the project to it. */
export async function messagingOf(
  context: CommandContext,
): Promise<{ messaging: MessagingClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { messaging } = await context.clients();
  return { messaging, headers };
}

/** `skydeck message list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const most = input.count('tail', { min: 1, max: 10_000 });
  const filter = { batch_id: input.text('batch') };
  const items = await everyItem(
    (page) => messaging.GET(MESSAGES, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No messages.' };
}

/** `skydeck message show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const path = { id: input.argument('id') };
  const message = await dataOf(messaging.GET(MESSAGE, { params: { path }, headers }));
  const events = await everyItem((query) =>
    messaging.GET(`${MESSAGE}/events`, { params: { path, query }, headers }),
  );
  return { kind: 'item', item: { ...message, events }, columns: [...COLUMNS, 'events'] };
}

/** `skydeck message cancel` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.POST(`${MESSAGE}/cancel`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
