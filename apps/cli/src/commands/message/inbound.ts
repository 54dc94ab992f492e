import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { MESSAGE_CHANNELS } from '../provider/provider.commands.js';
import { messagingOf } from './message.js';

const INBOUND = '/api/v1/inbound';
const COLUMNS = ['id', 'channel', 'from', 'to', 'kind', 'text', 'received_at'] as const;

/** `skydeck message inbound list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const most = input.count('tail', { min: 1, max: 10_000 });
  const filter = {
    channel: channelIn(input.text('channel')),
    from: input.text('from'),
    to: input.text('to'),
    since: momentIn(input.text('since')),
  };
  const items = await everyItem(
    (page) => messaging.GET(INBOUND, { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody has sent anything.' };
}

/** `skydeck message inbound show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(messaging.GET(`${INBOUND}/{id}`, { params, headers }));
  return {
    kind: 'item',
    item,
    columns: [...COLUMNS, 'from_name', 'payload', 'attachments', 'in_reply_to', 'raw'],
  };
}

function channelIn(word: string | undefined) {
  const found = MESSAGE_CHANNELS.find((known) => known === word);
  if (word !== undefined && found === undefined) {
    throw usageError(`"${word}" is none of ${MESSAGE_CHANNELS.join(', ')}.`);
  }
  return found;
}

/** Services take moments with seconds and an offset. */
function momentIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw usageError(`"${text}" is no time.`);
  return moment.toISOString();
}
