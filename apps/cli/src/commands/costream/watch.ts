import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { ROOM, roomOf } from './room-of.js';
import { ROOM_STATUSES } from './room-options.js';
import { COLUMNS } from './rooms.js';

const LOOK_EVERY_MS = 1000;

/** `skydeck costream watch` */
export async function watch(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const wanted = input.choice('until', ROOM_STATUSES);
  let people: readonly string[] = [];
  for (let said = ''; ;) {
    const item = await dataOf(platform.GET(ROOM, { params: { path } }));
    if (item.status !== said) context.progress(item.status);
    said = item.status;
    const guests = await everyItem((query) =>
      platform.GET(`${ROOM}/participants`, { params: { path, query } }),
    );
    const now = guests.map(({ identity }) => identity);
    const [come, gone] = [without(now, people), without(people, now)];
    for (const identity of come) context.progress(`+ ${printable(identity)}`);
    for (const identity of gone) context.progress(`- ${printable(identity)}`);
    people = now;
    if (item.status === wanted) return { kind: 'item', item, columns: COLUMNS };
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
  }
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));
