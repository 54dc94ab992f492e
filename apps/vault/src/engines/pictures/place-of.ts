/** Where a photograph was taken. */
export interface PhotoPlace {
  latitude: number;
  longitude: number;
  altitude: number | null;
}

const BELOW_SEA = 1;

/** Reads the place; nothing when there is none, or none on Earth. */
export function placeOf(tags: Readonly<Record<string, unknown>>): PhotoPlace | null {
  const { latitude, longitude } = tags;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Cameras without a fix write zeros.
  if (latitude === 0 && longitude === 0) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const height = tags['GPSAltitude'];
  const isHeight = typeof height === 'number' && Number.isFinite(height) && height < 100_000;
  const sign = isBelowSea(tags['GPSAltitudeRef']) ? -1 : 1;
  return { latitude, longitude, altitude: isHeight ? sign * height : null };
}

function isBelowSea(reference: unknown): boolean {
  const value = reference instanceof Uint8Array ? reference[0] : reference;
  return value === BELOW_SEA;
}
