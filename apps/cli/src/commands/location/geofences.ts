import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { shapeOf } from './geofence-shape.js';
import { readJson } from './read-file.js';
import { locationOf } from './location-of.js';

type Update = LocationComponents['schemas']['UpdateGeofence'];

const GEOFENCES = '/api/v1/geofences';
const COLUMNS = ['id', 'name', 'enabled', 'dwell_s', 'points', 'version'] as const;

/** `skydeck location geofences create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const shape = await shapeOf(context, input);
  if (!shape) throw usageError('Give its shape: --circle or --geojson.');
  const body = { name: input.argument('name'), shape, ...(await given(context, input)) };
  const { location, headers } = await locationOf(context);
  const item = await dataOf(location.POST(GEOFENCES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location geofences list` */
export async function list(context: CommandContext): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const items = await everyItem((query) => location.GET(GEOFENCES, { params: { query }, headers }));
  const empty = 'No geofences. Make one with `skydeck location geofences create`.';
  return {
    kind: 'list',
    items,
    columns: ['id', 'name', 'shape_type', 'enabled', 'dwell_s'],
    empty,
  };
}

/** `skydeck location geofences show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const params = { path: { geofence: input.argument('geofence') } };
  const item = await dataOf(location.GET(`${GEOFENCES}/{geofence}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location geofences update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [name, shape] = [input.text('name'), await shapeOf(context, input)];
  const body = { ...(name !== undefined && { name }), ...(shape && { shape }) };
  Object.assign(body, await given(context, input));
  const { location, headers } = await locationOf(context);
  const params = { path: { geofence: input.argument('geofence') } };
  const changed = location.PATCH(`${GEOFENCES}/{geofence}`, {
    params,
    body,
    headers,
  });
  return { kind: 'item', item: await dataOf(changed), columns: COLUMNS };
}

/** `skydeck location geofences delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('geofence');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { geofence: id } };
  const item = await dataOf(location.DELETE(`${GEOFENCES}/{geofence}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** What is said of a geofence beside its name and shape. */
async function given(context: CommandContext, input: CommandInput): Promise<Partial<Update>> {
  const dwellMs = input.durationMs('dwell');
  const schedule = input.text('schedule');
  const [ids, labels] = [input.list('device'), input.list('label')];
  const metadata = input.pairs('metadata');
  const found = {
    ...(dwellMs !== undefined && { dwell_s: dwellMs / 1000 }),
    ...(schedule !== undefined && { schedule: await readJson(context, schedule) }),
    ...(ids.length + labels.length > 0 && { devices: { ids, labels } }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(input.flag('disable') && { enabled: false }),
    ...(input.flag('enable') && { enabled: true }),
  };
  return found as Partial<Update>;
}
