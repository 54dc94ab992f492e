import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';

type Update = LocationComponents['schemas']['UpdateTrackedDevice'];

const DEVICES = '/api/v1/devices';
const COLUMNS = [
  'id',
  'name',
  'status',
  'external_id',
  'last_position.lat',
  'last_position.lon',
  'last_position.recorded_at',
] as const;
const LONGEST_DAYS = 3650;

/** `skydeck location devices create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const body = { labels: [], metadata: {}, ...given(input), name: input.argument('name') };
  const item = await dataOf(location.POST(DEVICES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location devices list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const [status, label, type] = [input.text('status'), input.text('label'), input.text('type')];
  const filters = {
    ...(status !== undefined && { status: status as 'online' | 'offline' }),
    ...(label !== undefined && { label }),
    ...(type !== undefined && { type }),
  };
  const items = await everyItem((page) =>
    location.GET(DEVICES, { params: { query: { ...page, ...filters } }, headers }),
  );
  const empty = 'No devices. Add one with `skydeck location devices create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location devices show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const params = { path: { device: input.argument('device') } };
  const item = await dataOf(location.GET(`${DEVICES}/{device}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location devices update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const name = input.text('name');
  const body = { ...given(input), ...(name !== undefined && { name }) };
  const params = { path: { device: input.argument('device') } };
  const item = await dataOf(location.PATCH(`${DEVICES}/{device}`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location devices key` */
export async function key(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('device');
  await context.confirm(`Give ${id} a new key, which ends the one it may have?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { device: id } };
  const item = await dataOf(location.POST(`${DEVICES}/{device}/key`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'ingest_key', 'report_url'] };
}

/** `skydeck location devices delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('device');
  await context.confirm(`Delete ${id} and all its positions?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { device: id } };
  const item = await dataOf(location.DELETE(`${DEVICES}/{device}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** What is said of a device beside its name. */
function given(input: CommandInput): Omit<Update, 'name'> {
  const [labels, metadata] = [input.list('label'), input.pairs('metadata')];
  const days = input.count('retentionDays', { min: 1, max: LONGEST_DAYS });
  const externalId = input.text('externalId');
  const [type, protocol] = [input.text('type'), input.text('protocol')];
  return {
    ...(externalId !== undefined && { external_id: externalId }),
    ...(type !== undefined && { type }),
    ...(protocol !== undefined && { protocol: protocol as 'gt06' | 'teltonika' }),
    ...(labels.length > 0 && { labels: [...labels] }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(days !== undefined && { retention_days: days }),
  };
}
