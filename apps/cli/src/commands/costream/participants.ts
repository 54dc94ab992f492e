import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { SOURCES } from './participant.commands.js';
import { guestOf, ROOM, roomIdOf, roomOf } from './room-of.js';

const GUEST = `${ROOM}/participants/{identity}` as const;
const COLUMNS = ['identity', 'name', 'status', 'hand_raised', 'joined_at'] as const;

/** `skydeck costream participants list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const filter = input.flag('gone') ? { status: 'disconnected' as const } : {};
  const items = await everyItem((page) =>
    platform.GET(`${ROOM}/participants`, { params: { path, query: { ...page, ...filter } } }),
  );
  const columns = input.flag('gone') ? [...COLUMNS, 'left_at', 'leave_reason'] : COLUMNS;
  return { kind: 'list', items, columns, empty: 'Nobody.' };
}

/** `skydeck costream participants mute` */
export async function mute(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const [source, track] = [input.text('source'), input.text('track')];
  if (source !== undefined && track !== undefined) {
    throw usageError('Give --source or --track, not both.');
  }
  const which =
    track !== undefined
      ? { track_id: track }
      : source !== undefined
        ? { source: input.choice('source', SOURCES) }
        : { all: true as const };
  const body = { ...which, muted: !input.flag('allow') };
  const item = await dataOf(platform.POST(`${GUEST}/mute`, { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream participants lower-hand` */
export async function lowerHand(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const item = await dataOf(platform.POST(`${GUEST}/lower-hand`, { params }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream participants move` */
export async function move(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const room = await roomIdOf(platform, params.path.project, input.argument('to'));
  const item = await dataOf(platform.POST(`${GUEST}/move`, { params, body: { room } }));
  return { kind: 'item', item, columns: ['identity', 'room_id'] };
}

/** `skydeck costream participants remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const isBan = input.flag('ban');
  const { identity } = params.path;
  const question = isBan
    ? `Send "${identity}" away for good? All their tokens are refused then.`
    : `Send "${identity}" away?`;
  await context.confirm(question, input.flag('yes'));
  const query = { ban: String(isBan) };
  const item = await dataOf(platform.DELETE(GUEST, { params: { ...params, query } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream participants bans` */
export async function bans(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const items = await everyItem((query) =>
    platform.GET(`${ROOM}/bans`, { params: { path, query } }),
  );
  return { kind: 'list', items, columns: ['id', 'identity', 'created_at'], empty: 'Nobody.' };
}

/** `skydeck costream participants unban` */
export async function unban(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const params = { path: { ...path, ban: input.argument('ban') } };
  const item = await dataOf(platform.DELETE(`${ROOM}/bans/{ban}`, { params }));
  return { kind: 'item', item, columns: ['id', 'identity'] };
}
