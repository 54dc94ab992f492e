import { usageError } from '../../failures/cli-error.js';

/** A place written as `43.73,7.42`: latitude, then longitude, in degrees. */
export function parsePlace(text: string): { lat: number; lon: number } {
  const [lat, lon, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isPlace = more.length === 0 && inRange(lat, 90) && inRange(lon, 180);
  if (!isPlace) {
    throw usageError(`${text} is no place: write latitude,longitude such as 43.73,7.42.`);
  }
  return { lat: lat!, lon: lon! };
}

const inRange = (value: number | undefined, most: number): boolean =>
  value !== undefined && Math.abs(value) <= most;
