import path from 'node:path';
import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { sendMap } from './send-map.js';

type Region = LocationComponents['schemas']['Region'];

const REGIONS = '/api/v1/regions';
const COLUMNS = ['id', 'name', 'status', 'build', 'is_shared', 'source_bytes'] as const;
/** How long one request waits at the service, in seconds. */
const WAIT_S = 2;

/** `skydeck location import` */
export async function importMap(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.argument('file');
  const name = input.text('name') ?? path.basename(file).replace(/\.osm(?:\.pbf|\.gz)?$/, '');
  return send(context, input, { name });
}

/** `skydeck location replace` */
export async function replace(context: CommandContext, input: CommandInput): Promise<Answer> {
  return send(context, input, { region: input.argument('region') });
}

/** `skydeck location regions` */
export async function list(context: CommandContext): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const items = await everyItem((query) => location.GET(REGIONS, { params: { query }, headers }));
  const empty = 'No maps. Import one with `skydeck location import <file.osm.pbf>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location region` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return { kind: 'item', item: await find(context, input.argument('region')), columns: COLUMNS };
}

/** `skydeck location delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const id = input.argument('region');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const params = { path: { region: id } };
  const item = await dataOf(location.DELETE(`${REGIONS}/{region}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function find(context: CommandContext, region: string): Promise<Region> {
  const { location, headers } = await locationOf(context);
  const params = { path: { region } };
  return dataOf(location.GET(`${REGIONS}/{region}`, { params, headers }));
}

async function send(
  context: CommandContext,
  input: CommandInput,
  about: Parameters<typeof sendMap>[2],
): Promise<Answer> {
  const { region, operation } = await sendMap(context, input.argument('file'), about);
  if (input.flag('wait')) await built(context, operation);
  return { kind: 'item', item: await find(context, region), columns: COLUMNS };
}

async function built(context: CommandContext, id: string): Promise<void> {
  const { location, headers } = await locationOf(context);
  for (let told = ''; ;) {
    const params = { path: { operation: id }, query: { wait: WAIT_S } };
    const operation = await dataOf(
      location.GET('/api/v1/operations/{operation}', { params, headers }),
    );
    const line = `→ ${operation.stage ?? operation.status} ${Math.floor(operation.progress * 100)} %`;
    if (line !== told) context.progress(line);
    told = line;
    if (operation.error) throw new CliError(operation.error.code, operation.error.message);
    if (operation.finished_at !== null) return;
    context.signal.throwIfAborted();
  }
}
