import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { dataOf, newIdempotencyKey } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { mostOf, withinOf } from './positions-within.js';

const POSITIONS = '/api/v1/devices/{device}/positions';
const COLUMNS = ['recorded_at', 'lat', 'lon', 'speed_mps', 'heading_deg', 'accuracy_m'] as const;
const FORMATS = ['geojson', 'gpx', 'csv'] as const;
const LONGEST_M = 10_000;

/** `skydeck location positions list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const params = { path: { device: input.argument('device') } };
  const wanted = { ...withinOf(input), ...simplifyOf(input) };
  const items = await everyItem(
    (page) =>
      location.GET(POSITIONS, { params: { ...params, query: { ...page, ...wanted } }, headers }),
    mostOf(input),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No positions in this time.' };
}

/** `skydeck location positions export` */
export async function exportTo(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.argument('file');
  const said = input.text('format') ?? path.extname(file).slice(1);
  const format = FORMATS.find((one) => one === said);
  if (!format) throw usageError('Give --format: geojson, gpx or csv.');
  const { simplify } = simplifyOf(input);
  const query = new URLSearchParams({
    ...withinOf(input),
    ...(simplify !== undefined && { simplify: String(simplify) }),
    format,
  });
  const address = `${below(input.argument('device'))}/positions/export?${query.toString()}`;
  const headers = await headersOf(context);
  const answer = await transferTo(context, 'location', address, { headers });
  const saved = await saveAnswer(answer, path.resolve(context.folder, file), context.signal);
  const item = { file, format, bytes: saved.sizeBytes };
  return { kind: 'item', item, columns: ['file', 'format', 'bytes'] };
}

/** `skydeck location positions import` */
export async function importGpx(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = path.resolve(context.folder, input.argument('file'));
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw usageError(`${input.argument('file')} cannot be read.`);
  const address = `${below(input.argument('device'))}/gpx`;
  const response = await transferTo(context, 'location', address, {
    method: 'POST',
    headers: {
      ...(await headersOf(context)),
      'content-type': 'application/gpx+xml',
      'content-length': String(about.size),
      'idempotency-key': context.globals.idempotencyKey ?? newIdempotencyKey(),
    },
    body: Readable.toWeb(createReadStream(file)) as unknown,
    duplex: 'half',
  } as ConstructorParameters<typeof Request>[1]);
  const { data } = (await response.json()) as { data: object };
  return { kind: 'item', item: data, columns: ['stored', 'late', 'duplicates', 'refused'] };
}

/** `skydeck location positions delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const device = input.argument('device');
  await context.confirm(`Delete where ${device} was?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { device }, query: withinOf(input) };
  const item = await dataOf(location.DELETE(POSITIONS, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted_positions'] };
}

function simplifyOf(input: CommandInput): { simplify?: number } {
  const simplify = input.count('simplify', { min: 1, max: LONGEST_M });
  return simplify === undefined ? {} : { simplify };
}

const below = (device: string): string => `api/v1/devices/${encodeURIComponent(device)}`;

const headersOf = async (context: CommandContext): Promise<Record<string, string>> => ({
  'skydeck-project': await context.project(),
  ...(context.mode === 'test' && { 'skydeck-mode': 'test' }),
});
