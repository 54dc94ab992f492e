import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { INSIGHT_GROUPS, MESSAGE_CHANNELS, ON_OFF } from './message-words.js';
import { messagingOf } from './message.js';

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24 };
const HOUR_MS = 3_600_000;

/** `skydeck message insight` */
export async function insight(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const since = input.text('since') ?? '24h';
  const query = {
    from: new Date(Date.now() - hoursIn(since) * HOUR_MS).toISOString(),
    by: input.choice('by', INSIGHT_GROUPS),
    ...(input.text('channel') !== undefined && {
      channel: input.choice('channel', MESSAGE_CHANNELS),
    }),
  };
  const item = await dataOf(messaging.GET('/api/v1/insight', { params: { query }, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

type Insight = MessagingComponents['schemas']['MessageInsight'];
type Path = keyof Insight | `counts.${keyof Insight['counts']}`;

const COLUMNS = [
  'from',
  'to',
  'counts.accepted',
  'counts.sent',
  'counts.delivered',
  'counts.failed',
  'counts.undelivered',
  'delivery_rate',
  'latency',
  'groups',
  'reasons',
  'costs',
] as const satisfies readonly Path[];

/** `skydeck message segments` */
export async function segments(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const body = { text: input.argument('text'), to: input.text('to') };
  const item = await dataOf(messaging.POST('/api/v1/sms/segments', { body, headers }));
  return { kind: 'item', item, columns: ['encoding', 'units_per_part', 'parts', 'price'] };
}

/** `skydeck message tracking` */
export async function tracking(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const body = { ...wordOf(input, 'opens'), ...wordOf(input, 'clicks') };
  const isRead = Object.keys(body).length === 0;
  const item = isRead
    ? await dataOf(messaging.GET('/api/v1/tracking', { headers }))
    : await dataOf(messaging.PATCH('/api/v1/tracking', { body, headers }));
  return { kind: 'item', item, columns: ['opens', 'clicks', 'updated_at'] };
}

function wordOf(input: CommandInput, name: 'opens' | 'clicks') {
  return input.text(name) === undefined ? {} : { [name]: input.choice(name, ON_OFF) === 'on' };
}

function hoursIn(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  const hours = Number(count) * (HOURS[unit] ?? 0);
  if (hours > 0) return hours;
  throw usageError(`--since must be a time such as 24h or 7d, not "${text}".`);
}
