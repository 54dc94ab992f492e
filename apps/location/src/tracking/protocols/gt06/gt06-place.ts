import type { Fix } from '../../positions/position.js';

const UNITS_PER_DEGREE = 1_800_000;
const KMH_PER_MPS = 3.6;
/** Bits of the course: whether there is a fix, and which half of the world. */
const HAS_FIX = 0x1000;
const IS_NORTH = 0x0400;
const IS_WEST = 0x0800;

/** Bytes that date, satellites, place, speed and course take. */
export const PLACE_BYTES = 18;

/** Reads a place; null when the device has no fix, `invalid` when it is nonsense. */
export function readPlace(bytes: Buffer): Fix | null | 'invalid' {
  const [year, month, day, hour, minute, second] = bytes.subarray(0, 6) as unknown as number[];
  const at = new Date(Date.UTC(2000 + year!, month! - 1, day, hour, minute, second));
  const isDate = at.getUTCMonth() === month! - 1 && at.getUTCDate() === day;
  if (!isDate || hour! > 23 || minute! > 59 || second! > 59) return 'invalid';
  const course = bytes.readUInt16BE(16);
  if (!(course & HAS_FIX)) return null;
  const [up, aside] = [7, 11].map((offset) => bytes.readUInt32BE(offset) / UNITS_PER_DEGREE);
  const [lat, lon] = [course & IS_NORTH ? up! : -up!, course & IS_WEST ? -aside! : aside!];
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || (course & 0x3ff) > 360) return 'invalid';
  return {
    recordedAtMs: at.getTime(),
    lat,
    lon,
    speedMps: bytes[15]! / KMH_PER_MPS,
    headingDeg: (course & 0x3ff) % 360,
    attributes: { satellites: bytes[6]! & 0x0f },
  };
}
