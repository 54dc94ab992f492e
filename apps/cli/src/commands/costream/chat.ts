import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ROOM, roomOf } from './room-of.js';

const COLUMNS = ['sent_at', 'name', 'text'] as const;

/** `skydeck costream chat list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const items = await everyItem((page) =>
    platform.GET(`${ROOM}/chat`, {
      params: { path, query: { ...page, sort: 'created_at' as const } },
    }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody has said anything.' };
}

/** `skydeck costream chat send` */
export async function send(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const name = input.text('name');
  const body = {
    text: input.argument('text'),
    ...(name !== undefined && { name }),
    ...receivers(input),
  };
  const item = await dataOf(platform.POST(`${ROOM}/chat`, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream data` */
export async function data(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const topic = input.text('topic');
  const body = {
    payload: input.argument('payload'),
    ...(topic !== undefined && { topic }),
    ...receivers(input),
  };
  const item = await dataOf(platform.POST(`${ROOM}/data`, { params: { path }, body }));
  return { kind: 'item', item, columns: ['sent'] };
}

const receivers = (input: CommandInput) => {
  const to = [...input.list('to')];
  return to.length > 0 ? { to } : {};
};
