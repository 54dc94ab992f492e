import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { dataOf, type LocationComponents, newIdempotencyKey } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';

type Region = LocationComponents['schemas']['Region'];

const REGIONS = '/api/v1/regions';
const COLUMNS = ['id', 'name', 'status', 'build', 'is_shared', 'source_bytes'] as const;
/** How long one request waits at the service, in seconds. */
const WAIT_S = 2;

interface Begun {
  readonly data: Region;
  readonly meta: { readonly operation_id: string };
}

/** `skydeck location import` */
export async function importMap(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.argument('file');
  const name = input.text('name') ?? path.basename(file).replace(/\.osm(?:\.pbf|\.gz)?$/, '');
  const query = new URLSearchParams({ name });
  return send(context, input, { method: 'POST', address: `regions?${query.toString()}`, file });
}

/** `skydeck location replace` */
export async function replace(context: CommandContext, input: CommandInput): Promise<Answer> {
  const address = `regions/${encodeURIComponent(input.argument('region'))}/source`;
  return send(context, input, { method: 'PUT', address, file: input.argument('file') });
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
  { method, address, file }: { method: string; address: string; file: string },
): Promise<Answer> {
  const found = path.resolve(context.folder, file);
  const about = await stat(found).catch(() => undefined);
  if (!about?.isFile()) throw usageError(`${file} cannot be read.`);
  context.progress(`Sending ${Math.ceil(about.size / 2 ** 20)} MiB`);
  const response = await transferTo(context, 'location', `api/v1/${address}`, {
    method,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(about.size),
      'skydeck-project': await context.project(),
      ...(context.mode === 'test' && { 'skydeck-mode': 'test' }),
      'idempotency-key': context.globals.idempotencyKey ?? newIdempotencyKey(),
    },
    body: Readable.toWeb(createReadStream(found)) as unknown,
    duplex: 'half',
  } as ConstructorParameters<typeof Request>[1]);
  const { data, meta } = (await response.json()) as Begun;
  if (!input.flag('wait')) return { kind: 'item', item: data, columns: COLUMNS };
  await built(context, meta.operation_id);
  return { kind: 'item', item: await find(context, data.id), columns: COLUMNS };
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
