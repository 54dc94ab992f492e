import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { locationOf } from './clients.js';
import type { Point } from './maps.js';

type Schemas = LocationComponents['schemas'];
export type Device = Schemas['TrackedDevice'];
export type DevicePosition = NonNullable<Device['last_position']>;
export type Geofence = Schemas['Geofence'];
export type FenceShape = Schemas['GeofenceShape'];
export type NewShare = Schemas['NewShare'];

const LATEST = 100;
/** So many shapes are drawn at once. */
const DRAWN = 50;
const TRAIL = 100;
const HOUR_MS = 3_600_000;

/** Where what happens to devices is told, for an event stream. */
export const FOLLOW_URL = '/api/location/api/v1/stream';

/** Everything that is read of the devices of a project. */
export const trackingKey = (project: string) => ['project', project, 'tracking'] as const;

/** The devices of a project, newest first. */
export const devicesQuery = (project: string) =>
  queryOptions({
    queryKey: [...trackingKey(project), 'devices'],
    queryFn: async (): Promise<readonly Device[]> => {
      const params = { query: { limit: LATEST } };
      return (await dataOf(locationOf(project).GET('/api/v1/devices', { params }))).items;
    },
  });

/** Where a device was last, newest first. */
export const trailQuery = (project: string, device: string | null) =>
  queryOptions({
    queryKey: [...trackingKey(project), 'trail', device],
    queryFn: async (): Promise<readonly Point[]> => {
      const params = { path: { device: device ?? '' }, query: { limit: TRAIL } };
      const found = locationOf(project).GET('/api/v1/devices/{device}/positions', { params });
      return ((await dataOf(found)) as { items: Point[] }).items;
    },
    enabled: device !== null,
  });

const FENCE = '/api/v1/geofences/{geofence}';
const at = (geofence: string) => ({ params: { path: { geofence } } });

/** The geofences of a project with their shapes, newest first. */
export const fencesQuery = (project: string) =>
  queryOptions({
    queryKey: [...trackingKey(project), 'fences'],
    queryFn: async (): Promise<readonly Geofence[]> => {
      const location = locationOf(project);
      const params = { query: { limit: DRAWN } };
      const { items } = await dataOf(location.GET('/api/v1/geofences', { params }));
      return Promise.all(
        items.map(async ({ shape, ...item }) =>
          shape ? Object.assign(item, { shape }) : dataOf(location.GET(FENCE, at(item.id))),
        ),
      );
    },
  });

/** Makes a geofence, or changes the one with this identifier. */
export function saveFence(
  project: string,
  {
    id,
    name,
    shape,
  }: { readonly id: string | null; readonly name: string; readonly shape: FenceShape },
): Promise<Geofence> {
  const location = locationOf(project);
  const body = { name, shape } as never;
  return id === null
    ? dataOf(location.POST('/api/v1/geofences', { body }))
    : dataOf(location.PATCH(FENCE, { ...at(id), body }));
}

export const deleteFence = (project: string, id: string) =>
  dataOf(locationOf(project).DELETE(FENCE, at(id)));

/** Lets who has a link see where a device is, for some hours. */
export const shareDevice = (project: string, device: string, hours: number): Promise<NewShare> => {
  const until = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const body = { devices: [device], until } as never;
  return dataOf(locationOf(project).POST('/api/v1/shares', { body }));
};
