import { createHash } from 'node:crypto';
import { firstIdAt } from '@skydeck/ids';
import polyline from '@mapbox/polyline';
import type { Trip } from './trip.js';
import { TripEntity } from './trip.entity.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RANDOM_CHARS = 16;

/** A trip of a device as it is stored. */
export function tripRowOf(deviceId: string, trip: Trip): TripEntity {
  const [startLat, startLon] = trip.start;
  const [endLat, endLon] = trip.end;
  return Object.assign(new TripEntity(), {
    id: tripIdOf(deviceId, trip.startedAtMs),
    deviceId,
    startedAt: new Date(trip.startedAtMs),
    endedAt: new Date(trip.endedAtMs),
    startLat,
    startLon,
    endLat,
    endLon,
    distanceM: trip.distanceM,
    durationS: trip.durationS,
    maxSpeedMps: trip.maxSpeedMps,
    averageSpeedMps: trip.averageSpeedMps,
    line: polyline.encode(trip.line.map(([lat, lon]): [number, number] => [lat, lon])),
  });
}

/** The same whenever the same trip is told. */
function tripIdOf(deviceId: string, startedAtMs: number): string {
  const digest = createHash('sha256').update(`${deviceId} ${startedAtMs}`).digest();
  const rest = Array.from(digest.subarray(0, RANDOM_CHARS), (byte) => ALPHABET[byte % 32]);
  return firstIdAt('trp', new Date(startedAtMs)) + rest.join('');
}
