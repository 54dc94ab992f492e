import { EARTH_RADIUS_M, RADIANS } from '../../earth.js';

/** Metres between two places in degrees, on a sphere of the mean radius of the earth (haversine). */
export function distanceM(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const north = Math.sin(((otherLat - lat) * RADIANS) / 2);
  const east = Math.sin(((otherLon - lon) * RADIANS) / 2);
  const chord = north ** 2 + Math.cos(lat * RADIANS) * Math.cos(otherLat * RADIANS) * east ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees clockwise from north in which one place is seen from another, from 0 up to 360. */
export function bearingDeg(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const [from, to] = [lat * RADIANS, otherLat * RADIANS];
  const turn = (otherLon - lon) * RADIANS;
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}
