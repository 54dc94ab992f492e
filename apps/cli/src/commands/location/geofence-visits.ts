import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

const MOST = 1000;
const KINDS = ['entered', 'exited', 'dwelled'] as const;

/** `skydeck location geofences check` */
export async function check(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const at = input.text('at');
  const body = { ...parsePlace(input.argument('place')), limit: MOST, ...(at && { at }) };
  const found = await dataOf(location.POST('/api/v1/geofences/check', { body, headers }));
  const columns = ['id', 'name', 'version', 'is_watched'] as const;
  return { kind: 'list', items: found.geofences, columns, empty: 'No geofence has this place.' };
}

/** `skydeck location geofences devices` */
export async function devices(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const path = { geofence: input.argument('geofence') };
  const items = await everyItem((query) =>
    location.GET('/api/v1/geofences/{geofence}/devices', { params: { path, query }, headers }),
  );
  const columns = ['device_id', 'device_name', 'entered_at', 'dwelled_at', 'lat', 'lon'] as const;
  return { kind: 'list', items, columns, empty: 'Nobody is in it.' };
}

/** `skydeck location geofences around` */
export async function around(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const path = { device: input.argument('device') };
  const items = await everyItem((query) =>
    location.GET('/api/v1/devices/{device}/geofences', { params: { path, query }, headers }),
  );
  const columns = ['geofence_id', 'geofence_name', 'entered_at', 'dwelled_at'] as const;
  return { kind: 'list', items, columns, empty: 'It is in no geofence.' };
}

/** `skydeck location geofences events` */
export async function events(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const most = input.count('limit', { min: 1, max: 100_000 }) ?? 20;
  const kind = input.text('kind') === undefined ? undefined : input.choice('kind', KINDS);
  const [geofence, device] = [input.text('geofence'), input.text('device')];
  const items = await everyItem(
    (page) =>
      location.GET('/api/v1/geofence-events', {
        params: {
          query: {
            ...page,
            ...(geofence !== undefined && { geofence }),
            ...(device !== undefined && { device }),
            ...(kind && { kind }),
          },
        },
        headers,
      }),
    most,
  );
  const columns = ['at', 'kind', 'geofence_id', 'device_id', 'cause'] as const;
  return { kind: 'list', items, columns, empty: 'Nothing happened yet.' };
}
