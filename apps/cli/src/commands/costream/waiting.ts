import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { guestOf, ROOM, roomOf } from './room-of.js';

const GUEST = `${ROOM}/waiting/{identity}` as const;

/** `skydeck costream waiting list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const items = await everyItem((page) =>
    platform.GET(`${ROOM}/waiting`, {
      params: { path, query: { ...page, sort: 'created_at' as const } },
    }),
  );
  return { kind: 'list', items, columns: ['identity', 'name', 'since'], empty: 'Nobody waits.' };
}

/** `skydeck costream waiting admit` */
export async function admit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const item = await dataOf(platform.POST(`${GUEST}/admit`, { params }));
  return { kind: 'item', item, columns: ['identity', 'name'] };
}

/** `skydeck costream waiting deny` */
export async function deny(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await guestOf(context, input);
  const item = await dataOf(platform.POST(`${GUEST}/deny`, { params }));
  return { kind: 'item', item, columns: ['identity', 'name'] };
}
