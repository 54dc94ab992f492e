import { dataOf, type LocationComponents, type ReceivedEvent } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { follow } from '../app/follow.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

type Shown = LocationComponents['schemas']['Share']['shows'][number];

const SHARES = '/api/v1/shares';
const COLUMNS = ['id', 'name', 'status', 'device_ids', 'until'] as const;
const USUALLY: readonly Shown[] = ['name', 'speed', 'heading'];

/** `skydeck location shares create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const [name, place] = [input.text('name'), input.text('destination')];
  const shows = input.list('show') as Shown[];
  const called = input.text('destination-name');
  const body = {
    devices: [...input.arguments('devices')],
    until: untilOf(input),
    shows: shows.length > 0 ? shows : [...USUALLY],
    profile: input.choice('profile', ['car', 'bike', 'foot']),
    ...(name !== undefined && { name }),
    ...(place !== undefined && {
      destination: { ...parsePlace(place), ...(called !== undefined && { name: called }) },
    }),
  };
  const item = await dataOf(location.POST(SHARES, { body, headers }));
  return { kind: 'item', item, columns: ['id', 'token', 'url', 'until'] };
}

/** `skydeck location shares list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const [status, device] = [input.text('status'), input.text('device')];
  const filters = {
    ...(status !== undefined && { status: status as 'active' | 'ended' }),
    ...(device !== undefined && { device }),
  };
  const items = await everyItem((page) =>
    location.GET(SHARES, { params: { query: { ...page, ...filters } }, headers }),
  );
  const empty = 'No links. Make one with `skydeck location shares create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location shares show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const params = { path: { share: input.argument('share') } };
  const item = await dataOf(location.GET(`${SHARES}/{share}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location shares revoke` */
export async function revoke(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('share');
  await context.confirm(`Take ${id} back?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { share: id } };
  const item = await dataOf(location.DELETE(`${SHARES}/{share}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck location shares open` */
export async function open(context: CommandContext, input: CommandInput): Promise<Answer> {
  const token = input.argument('token');
  if (input.flag('follow')) {
    const path = `/api/v1/shared/${encodeURIComponent(token)}/stream`;
    return {
      kind: 'stream',
      items: untilItEnds(follow(context, { path, service: 'location', keepsTrying: true })),
      line: (item: object) => printable(JSON.stringify(item), context.hasColors),
    };
  }
  const { location } = await locationOf(context);
  const item = await dataOf(
    location.GET('/api/v1/shared/{share_token}', { params: { path: { share_token: token } } }),
  );
  return {
    kind: 'item',
    item,
    columns: ['name', 'until', 'destination', 'devices', 'attribution'],
  };
}

async function* untilItEnds(events: AsyncIterable<ReceivedEvent>): AsyncGenerator<object> {
  for await (const { event, data } of events) {
    yield { type: event, data };
    if (event === 'ended') return;
  }
}

/** A moment, or how long it lasts from now on. */
function untilOf(input: CommandInput, nowMs = Date.now()): string {
  const text = input.text('until') ?? '';
  if (/^\d+[a-z]+$/.test(text)) {
    return new Date(nowMs + (input.durationMs('until') ?? 0)).toISOString();
  }
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) {
    throw usageError(`--until must be a time such as 2h or 2026-01-31T08:00:00Z, not "${text}".`);
  }
  return new Date(atMs).toISOString();
}
