import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { BROADCAST_LAYOUTS } from './broadcast.commands.js';
import { ROOM, roomOf } from './room-of.js';

const BROADCAST = '/v1/projects/{project}/costream/broadcasts/{broadcast}';
const COLUMNS = ['id', 'room_id', 'layout', 'status', 'playback_url', 'error'] as const;

/** `skydeck costream broadcast start` */
export async function start(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const identity = input.text('identity');
  const body = {
    layout: input.choice('layout', BROADCAST_LAYOUTS),
    ...(identity !== undefined && { identity }),
    // Commander knows options that begin with "no" by what they deny.
    hls: input.flag('hls'),
    targets: await targetsFrom(context, input.list('target')),
  };
  const item = await dataOf(platform.POST(`${ROOM}/broadcasts`, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck costream broadcast list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, path } = await roomOf(context, input);
  const items = await everyItem((query) =>
    platform.GET(`${ROOM}/broadcasts`, { params: { path, query } }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No broadcasts.' };
}

/** `skydeck costream broadcast show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await broadcastOf(context, input);
  const item = await dataOf(platform.GET(BROADCAST, { params }));
  const targets = item.targets.map((_target, place) => ({
    path: `targets.${place}.status`,
    title: `target ${place + 1}`,
  }));
  return { kind: 'item', item, columns: [...COLUMNS, 'live_at', ...targets] };
}

/** `skydeck costream broadcast stop` */
export async function stop(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform, params } = await broadcastOf(context, input);
  await context.confirm('End the broadcast?', input.flag('yes'));
  const item = await dataOf(platform.DELETE(BROADCAST, { params }));
  return { kind: 'item', item, columns: COLUMNS };
}

async function broadcastOf(context: CommandContext, input: CommandInput) {
  const { platform } = await context.clients();
  const path = { project: await context.project(), broadcast: input.argument('broadcast') };
  return { platform, params: { path } };
}

/** Keys never stand on the command line, which others of the machine can read. */
async function targetsFrom(context: CommandContext, urls: readonly string[]) {
  if (urls.length === 0) return [];
  const keys = (await context.readInput()).split('\n').flatMap((line) => line.trim() || []);
  if (keys.length !== urls.length) {
    throw usageError(
      `There are ${urls.length} targets and ${keys.length} keys on standard input.`,
      'Give one key for each target, each on a line.',
    );
  }
  return urls.map((url, place) => ({ url, stream_key: keys[place] ?? '' }));
}
