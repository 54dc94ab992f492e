import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DEVICE_PLATFORMS } from './device.commands.js';
import { messagingOf } from './message.js';

const DEVICES = '/api/v1/devices';
const DEVICE = `${DEVICES}/{id}` as const;
const COLUMNS = [
  'id',
  'platform',
  'service',
  'app',
  { path: 'user_id', title: 'user' },
  { path: 'token_end', title: 'token' },
  'status',
  { path: 'gone_reason', title: 'reason' },
] as const;

/** `skydeck message device list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const filter = { user_id: input.text('user'), app: input.text('app') };
  const items = await everyItem((page) =>
    messaging.GET(DEVICES, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No devices. Apps register theirs, or `skydeck message device add` does.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck message device add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const platform = input.argumentOf('platform', DEVICE_PLATFORMS);
  const token = (await context.readInput()).trim();
  const body = { platform, token, user_id: input.text('user'), app: input.text('app') };
  const item = await dataOf(messaging.POST(DEVICES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck message device remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const params = { path: { id: input.argument('id') } };
  const { platform, token_end: end } = await dataOf(messaging.GET(DEVICE, { params, headers }));
  await context.confirm(
    `Remove the ${platform} device whose token ends in ${end}?`,
    input.flag('yes'),
  );
  const item = await dataOf(messaging.DELETE(DEVICE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
