import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { modeHeaders } from '../mode/mode.js';
import { locationOf, OWN_HEADERS } from './clients.js';

type Schemas = LocationComponents['schemas'];
export type Region = Schemas['Region'];
export type FoundPlace = Schemas['GeocodedPlace'];
export type Route = Schemas['Route'];
export type RouteWay = Schemas['RouteAlternative'];
export type RouteStep = Schemas['RouteStep'];
export type Isochrones = Schemas['Isochrones'];
export type Profile = NonNullable<Schemas['FindRoute']['profile']>;
/** What is known of a vehicle that has to get through. */
export type VehicleWish = Partial<Schemas['RouteVehicle']>;
export type Avoidable = NonNullable<Schemas['FindRoute']['avoid']>[number];

/** A place on earth. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const LOCATION = '/api/location/api/v1';
const LATEST = 100;
const KEPT_MS = 60_000;
const SUGGESTIONS = 6;
const BUILDING_MS = 1500;
const DAY_S = 86_400;

const isBeingMade = ({ status }: Region): boolean => status === 'pending' || status === 'building';

/** What tells location whom a request is for, where the browser makes it by itself. */
export const mapHeaders = (project: string): Record<string, string> => ({
  ...OWN_HEADERS,
  'Skydeck-Project': project,
  ...modeHeaders('location'),
});

/** Everything that is read of the maps of a project. */
export const mapsKey = (project: string) => ['project', project, 'maps'] as const;

/** The maps that a project uses, newest first. */
export const regionsQuery = (project: string) =>
  queryOptions({
    queryKey: [...mapsKey(project), 'regions'],
    queryFn: async (): Promise<readonly Region[]> => {
      const params = { query: { limit: LATEST } };
      return (await dataOf(locationOf(project).GET('/api/v1/regions', { params }))).items;
    },
    // Events of maps for everybody are told to no project.
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? BUILDING_MS : false),
  });

/** All tiles of a map as one file, to be saved by the browser. */
export function archiveUrl(project: string, region: string): string {
  const query = new URLSearchParams({ 'skydeck-project': project });
  const mode = modeHeaders('location')['Skydeck-Mode'];
  if (mode) query.set('skydeck-mode', mode);
  return `${LOCATION}/regions/${region}/tiles.pmtiles?${query}`;
}

/** An address at which pages read the tiles of one map, for some days; any page when none is named. */
export const createArchiveAddress = (
  project: string,
  region: string,
  { page, days }: { readonly page: string; readonly days: number },
) => {
  const origins = page.trim() === '' ? [] : [page.trim().replace(/\/$/, '')];
  const body = { region, origins, expires_in_s: days * DAY_S };
  return dataOf(locationOf(project).POST('/api/v1/maps/tokens', { body }));
};

export const deleteRegion = (project: string, region: string) =>
  dataOf(locationOf(project).DELETE('/api/v1/regions/{region}', { params: { path: { region } } }));

/** How far the build of a map is. */
export const buildQuery = (project: string, operation: string) =>
  queryOptions({
    queryKey: [...mapsKey(project), 'operations', operation],
    queryFn: () => {
      const params = { path: { operation }, query: { wait: 1 } };
      return dataOf(locationOf(project).GET('/api/v1/operations/{operation}', { params }));
    },
    refetchInterval: ({ state }) => (state.data?.finished_at ? false : 500),
    gcTime: 0,
  });

/** A style of the maps of a project, in a look; everything in it is asked of the dashboard. */
export async function readStyle(project: string, theme: string): Promise<StyleSpecification> {
  const headers = mapHeaders(project);
  const response = await fetch(`${LOCATION}/tiles/style.json?theme=${theme}`, { headers });
  if (!response.ok) throw new Error('The look of the map cannot be read.');
  const text = await response.text();
  const own = `"${window.location.origin}${LOCATION}/`;
  return JSON.parse(text.replaceAll(/"https?:\/\/[^"]*?\/api\/v1\//g, own)) as StyleSpecification;
}

/** What words that are being typed may become, nearest to what is seen first. */
export const suggestionsQuery = (project: string, q: string, near: Point | null) => {
  const lang = navigator.language.split('-')[0] ?? 'en';
  const query = {
    q,
    lang,
    limit: SUGGESTIONS,
    ...(near && { near: `${near.lat.toFixed(3)},${near.lon.toFixed(3)}` }),
  };
  return queryOptions({
    queryKey: [...mapsKey(project), 'suggestions', query],
    queryFn: async (): Promise<readonly FoundPlace[]> => {
      const params = { query };
      return (await dataOf(locationOf(project).GET('/api/v1/autocomplete', { params }))).results;
    },
    enabled: q !== '',
    staleTime: KEPT_MS,
  });
};

/** What is at a place; null where nothing is known. */
export async function placeAt(project: string, { lat, lon }: Point): Promise<FoundPlace | null> {
  const params = { query: { lat, lon, radius: 100 } };
  const { results } = await dataOf(locationOf(project).GET('/api/v1/reverse', { params }));
  return results[0] ?? null;
}

/** How a way is to be. */
export interface RouteWish {
  readonly waypoints: readonly Point[];
  readonly profile: Profile;
  readonly avoid: readonly Avoidable[];
  readonly vehicle: VehicleWish;
}

/** Only roads for cars have rules for vehicles. */
const vehicleOf = (profile: Profile, vehicle: VehicleWish) =>
  profile === 'car' && Object.values(vehicle).some(Boolean) ? { vehicle } : {};

/** The best way between places, and others that differ from it. */
export const routeQuery = (project: string, { waypoints, profile, avoid, vehicle }: RouteWish) => {
  const body = {
    waypoints: waypoints.map(({ lat, lon }) => ({ lat, lon })),
    profile,
    avoid: [...avoid],
    steps: true,
    alternatives: waypoints.length === 2 ? 2 : 0,
    geometry: 'geojson' as const,
    ...vehicleOf(profile, vehicle),
  };
  return queryOptions({
    queryKey: [...mapsKey(project), 'route', body],
    queryFn: (): Promise<Route> =>
      dataOf(locationOf(project).POST('/api/v1/routes', { body: body as never })),
    enabled: waypoints.length > 1,
    staleTime: KEPT_MS,
    retry: false,
  });
};

/** How far one gets from a place in some minutes. */
export const reachQuery = (
  project: string,
  {
    place,
    profile,
    minutes,
    vehicle,
  }: {
    place: Point | null;
    profile: Profile;
    minutes: readonly number[];
    vehicle: VehicleWish;
  },
) =>
  queryOptions({
    queryKey: [...mapsKey(project), 'reach', place, profile, minutes, vehicle],
    queryFn: (): Promise<Isochrones> => {
      const { lat, lon } = place ?? { lat: 0, lon: 0 };
      const body = {
        place: { lat, lon },
        profile,
        times_s: minutes.map((one) => one * 60),
        ...vehicleOf(profile, vehicle),
      };
      return dataOf(locationOf(project).POST('/api/v1/isochrones', { body: body as never }));
    },
    enabled: place !== null && minutes.length > 0,
    staleTime: KEPT_MS,
    retry: false,
  });
