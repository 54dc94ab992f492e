import { dataOf, type ReceivedEvent } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { follow } from '../app/follow.js';
import { locationOf } from './location-of.js';

const STREAM = '/api/v1/stream';
const TTL_S = { min: 60, max: 86_400 };

/** `skydeck location stream` */
export async function stream(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await locationOf(context);
  const query = new URLSearchParams({
    ...(input.list('device').length > 0 && { devices: input.list('device').join(',') }),
    ...(input.list('label').length > 0 && { labels: input.list('label').join(',') }),
    ...(input.text('bbox') !== undefined && { bbox: input.text('bbox')! }),
    start: input.flag('new') ? 'now' : 'latest',
  });
  const path = `${STREAM}?${query.toString()}`;
  const mode: Record<string, string> = context.mode === 'test' ? { 'skydeck-mode': 'test' } : {};
  const events = follow(context, {
    path,
    service: 'location',
    headers: { ...headers, ...mode },
    keepsTrying: true,
  });
  return {
    kind: 'stream',
    items: told(events),
    line: (item: Told) => printable(lineOf(item), context.hasColors),
  };
}

/** `skydeck location stream-token` */
export async function token(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const devices = [...input.list('device')];
  const box = input.text('bbox');
  const body = {
    labels: [...input.list('label')],
    ttl_s: input.count('ttl', TTL_S) ?? 3600,
    ...(devices.length > 0 && { devices }),
    ...(box !== undefined && { bbox: boxOf(box) }),
  };
  const item = await dataOf(location.POST(`${STREAM}/tokens`, { body, headers }));
  return { kind: 'item', item, columns: ['id', 'token', 'url', 'expires_at'] };
}

interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function* told(events: AsyncIterable<ReceivedEvent>): AsyncGenerator<Told> {
  for await (const { id = '', event, data } of events) {
    yield { id, type: event, data: data as Told['data'] };
  }
}

function lineOf({ type, data }: Told): string {
  if (type === 'geofence') {
    const about = data['data'] as Readonly<Record<string, unknown>>;
    const name = words(about, 'at', 'device_name', 'geofence_name');
    return `${name}  ${words(data, 'type')}`;
  }
  const speed =
    typeof data['speed_mps'] === 'number' ? `${Math.round(data['speed_mps'] * 3.6)} km/h` : '';
  return `${words(data, 'recorded_at', 'device_name', 'lat', 'lon')}  ${type === 'left' ? 'left' : speed}`;
}

const words = (of: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  names.map((name) => (of[name] as string | number | undefined) ?? '').join('  ');

function boxOf(text: string): [number, number, number, number] {
  const numbers = text.split(',').map(Number);
  const [south, west, north, east] = numbers;
  if (numbers.length === 4 && numbers.every(Number.isFinite)) {
    return [south!, west!, north!, east!];
  }
  throw usageError(`${text} is no box: write south,west,north,east such as 43.7,7.4,43.8,7.5.`);
}
