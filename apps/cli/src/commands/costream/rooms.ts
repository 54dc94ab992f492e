import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ROOM, roomOf, ROOMS } from './room-of.js';
import { MODES, ROOM_STATUSES, roomSettings } from './room-options.js';

/** What tables show of a room. */
export const COLUMNS = [
  'id',
  'name',
  'mode',
  'status',
  'participants',
  { path: 'max_participants', title: 'most' },
  { path: 'is_recording', title: 'recording' },
] as const;

/** `skydeck costream list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const filter =
    input.text('status') === undefined ? {} : { status: input.choice('status', ROOM_STATUSES) };
  const items = await everyItem((page) =>
    platform.GET(ROOMS, { params: { path, query: { ...page, ...filter } } }),
  );
  const empty = 'No rooms. Make one with `skydeck costream create <name>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck costream create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const body = {
    name: input.argument('name'),
    mode: input.choice('mode', MODES),
    ...(input.flag('once') && { persistent: false }),
    ...roomSettings(input),
  };
  const item = await dataOf(platform.POST(ROOMS, { params: { path }, body }));
  return { kind: 'item', item, columns: ['id', 'name', 'mode', 'status', 'join_url'] };
}

/** `skydeck costream show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const room = await dataOf(platform.GET(ROOM, { params: { path } }));
  const quality = await dataOf(platform.GET(`${ROOM}/stats`, { params: { path } }));
  const item = { ...room, publishers: quality.publishers, quality: quality.items };
  return { kind: 'item', item, columns: [...COLUMNS, 'publishers', 'join_url'] };
}

/** `skydeck costream update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const name = input.text('name');
  const body = { ...(name !== undefined && { name }), ...roomSettings(input) };
  if (Object.keys(body).length === 0) {
    throw usageError('Say what to change, such as --locked yes.');
  }
  const item = await dataOf(platform.PATCH(ROOM, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream end` */
export async function end(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const question = 'End the room for good, and send everybody away?';
  await context.confirm(question, input.flag('yes'));
  const item = await dataOf(platform.DELETE(ROOM, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream sessions` */
export async function sessions(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const items = await everyItem((query) =>
    platform.GET(`${ROOM}/sessions`, { params: { path, query } }),
  );
  const columns = [
    'id',
    'started_at',
    'ended_at',
    'end_reason',
    'joins',
    { path: 'peak_participants', title: 'peak' },
    'participant_seconds',
  ];
  return { kind: 'list', items, columns, empty: 'Nobody was in it yet.' };
}
