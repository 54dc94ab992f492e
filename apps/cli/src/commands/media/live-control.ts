import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { LIVE_STATUSES } from './live.commands.js';
import { LIVE_COLUMNS, STREAM } from './live.js';
import { mediaOf } from './media-of.js';

const LOOK_EVERY_MS = 1000;
const KEY_COLUMNS = ['id', 'ingest_url', 'stream_key', 'publish_url'] as const;

/** `skydeck media live key` */
export async function key(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  const item = await dataOf(media.GET(`${STREAM}/stream-key`, { params, headers }));
  return { kind: 'item', item, columns: KEY_COLUMNS };
}

/** `skydeck media live reset-key` */
export async function resetKey(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  const question = 'Give it another key? Whoever has the old one cannot publish any more.';
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(media.POST(`${STREAM}/reset-key`, { params, headers }));
  return { kind: 'item', item, columns: KEY_COLUMNS };
}

/** `skydeck media live enable` */
export async function enable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  const item = await dataOf(media.POST(`${STREAM}/enable`, { params, headers }));
  return { kind: 'item', item, columns: LIVE_COLUMNS };
}

/** `skydeck media live disable` */
export async function disable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  await context.confirm('End what is broadcast to it, and take nobody in?', input.flag('yes'));
  const item = await dataOf(media.POST(`${STREAM}/disable`, { params, headers }));
  return { kind: 'item', item, columns: LIVE_COLUMNS };
}

/** `skydeck media live complete` */
export async function complete(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  await context.confirm('End the broadcast?', input.flag('yes'));
  const item = await dataOf(media.POST(`${STREAM}/complete`, { params, headers }));
  return { kind: 'item', item, columns: LIVE_COLUMNS };
}

/** `skydeck media live watch` */
export async function watch(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, params, headers } = await streamOf(context, input);
  const wanted = input.choice('until', LIVE_STATUSES);
  for (let said = ''; ;) {
    const item = await dataOf(media.GET(STREAM, { params, headers }));
    if (item.status !== said) context.progress(item.status);
    said = item.status;
    if (item.status === wanted) return { kind: 'item', item, columns: LIVE_COLUMNS };
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
  }
}

async function streamOf(context: CommandContext, input: CommandInput) {
  const { media, headers } = await mediaOf(context);
  return { media, headers, params: { path: { live_stream: input.argument('stream') } } };
}
