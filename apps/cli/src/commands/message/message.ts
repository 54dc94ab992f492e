import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import type { MessagingClient } from '../../api/clients.js';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { MESSAGE_CHANNELS } from './message-words.js';

type Status = MessagingComponents['schemas']['Message']['status'];

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
  const status = input.text('status');
  const filter = {
    batch_id: input.text('batch'),
    to: input.text('to'),
    template_id: input.text('template'),
    ...(input.text('channel') !== undefined && {
      channel: input.choice('channel', MESSAGE_CHANNELS),
    }),
    // The service knows which there are.
    ...(status !== undefined && { status: status as Status }),
  };
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
  const attempts = await everyItem((query) =>
    messaging.GET(`${MESSAGE}/attempts`, { params: { path, query }, headers }),
  );
  const visits = await everyItem((query) =>
    messaging.GET(`${MESSAGE}/visits`, { params: { path, query }, headers }),
  );
  const item = { ...message, events, attempts, visits };
  return { kind: 'item', item, columns: [...COLUMNS, 'events', 'attempts', 'visits'] };
}

/** `skydeck message cancel` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.POST(`${MESSAGE}/cancel`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
