import { listQuery, pageOf } from '@skydeck/envelope';
import polyline from '@mapbox/polyline';
import { z } from 'zod';
import type { TripEntity } from './trip.entity.js';

const at = z.iso.datetime({ offset: true });
const within = {
  from: at.describe('Only those that are not over before this time.'),
  to: at.describe('Only those that begin before this time.'),
};
const Spot = z.object({
  lat: z.number().describe('Degrees north.'),
  lon: z.number().describe('Degrees east.'),
});

const LineString = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude.'),
});

/** A way between two stops. */
export const Trip = z
  .object({
    id: z.string().describe('`trp_…`'),
    device_id: z.string().describe('`dev_…`'),
    started_at: z.iso.datetime().describe('When it began.'),
    ended_at: z.iso.datetime().describe('When it came to a stop.'),
    start: Spot,
    end: Spot,
    distance_m: z.number().describe('Along the positions, in metres.'),
    duration_s: z.number().describe('Seconds.'),
    max_speed_mps: z.number().describe('Metres in a second.'),
    average_speed_mps: z.number().describe('Metres in a second.'),
    geometry: z
      .union([z.string(), LineString])
      .nullable()
      .describe('Its line, of at most 1,000 places; null when none was asked for.'),
  })
  .meta({ id: 'Trip' });
export type Trip = z.output<typeof Trip>;
export const TripListResponse = pageOf(Trip);

/** Which trips to list. */
export const ListTrips = listQuery('trips', {
  filters: {
    ...within,
    geometry: z
      .enum(['polyline', 'geojson', 'none'])
      .describe('Form of the line: encoded with 5 digits (when not given), GeoJSON, or none.'),
  },
  sort: ['started_at'],
  hasOwnTime: true,
});
export type ListTrips = z.output<typeof ListTrips.schema>;

/** Where a device stayed. */
export const Stop = z
  .object({
    id: z.string().describe('`stp_…`'),
    device_id: z.string().describe('`dev_…`'),
    started_at: z.iso.datetime().describe('When it came to a stop.'),
    ended_at: z.iso.datetime().nullable().describe('When it went on; null while it is there.'),
    duration_s: z.number().nullable().describe('Seconds; null while it is there.'),
    lat: z.number().describe('Degrees north.'),
    lon: z.number().describe('Degrees east.'),
  })
  .meta({ id: 'Stop' });
export type Stop = z.output<typeof Stop>;
export const StopListResponse = pageOf(Stop);

/** Which stops to list. */
export const ListStops = listQuery('stops', {
  filters: within,
  sort: ['started_at'],
  hasOwnTime: true,
});
export type ListStops = z.output<typeof ListStops.schema>;

/** A stop between the ends of two trips. */
export interface StopRow {
  readonly id: string;
  readonly deviceId: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly lat: number;
  readonly lon: number;
}

/** A trip as callers see it. */
export const toTrip = (row: TripEntity, form: ListTrips['geometry'] = 'polyline'): Trip => ({
  id: row.id,
  device_id: row.deviceId,
  started_at: row.startedAt.toISOString(),
  ended_at: row.endedAt.toISOString(),
  start: { lat: row.startLat, lon: row.startLon },
  end: { lat: row.endLat, lon: row.endLon },
  distance_m: tenths(row.distanceM),
  duration_s: row.durationS,
  max_speed_mps: tenths(row.maxSpeedMps),
  average_speed_mps: tenths(row.averageSpeedMps),
  geometry: geometryOf(row.line, form),
});

/** A stop as callers see it. */
export const toStop = ({ id, deviceId, startedAt, endedAt, lat, lon }: StopRow): Stop => ({
  id,
  device_id: deviceId,
  started_at: startedAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  duration_s: endedAt && (endedAt.getTime() - startedAt.getTime()) / 1000,
  lat,
  lon,
});

function geometryOf(line: string, form: NonNullable<ListTrips['geometry']>): Trip['geometry'] {
  if (form === 'none') return null;
  if (form === 'polyline') return line;
  const coordinates = polyline.decode(line).map(([lat, lon]): [number, number] => [lat, lon]);
  return { type: 'LineString', coordinates: coordinates.map(([lat, lon]) => [lon, lat]) };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
