import type { Fix } from '../positions/position.js';
import { utcMsOf } from './utc-time.js';

const MOST_ATTRIBUTES = 64;
const LONGEST_ATTRIBUTE_NAME = 64;
const LONGEST_TEXT = 256;
const LONGEST_DEVICE = 128;

/** A position that is well formed; whose it is, is not looked up yet. */
export interface ReadPosition {
  /** Identifier of the device, or its owner's name of it. */
  readonly device: string;
  readonly position: Fix;
}

/**
 * Reads a position of the usual form, in a twentieth of the time that its schema takes. Null when anything
 * is unusual, which is for `SentPosition` to judge: what it refuses is never read here.
 */
export function readPlainPosition(one: unknown): ReadPosition | null {
  if (typeof one !== 'object' || one === null) return null;
  const sent = one as Readonly<Record<string, unknown>>;
  const { device_id: device, recorded_at: recordedAt, lat, lon, attributes } = sent;
  if (typeof device !== 'string' || device.length < 1 || device.length > LONGEST_DEVICE)
    return null;
  const recordedAtMs = typeof recordedAt === 'string' ? utcMsOf(recordedAt) : null;
  if (recordedAtMs === null || !isWithin(lat, -90, 90) || !isWithin(lon, -180, 180)) return null;
  const speedMps = sent['speed_mps'] ?? null;
  const headingDeg = sent['heading_deg'] ?? null;
  const accuracyM = sent['accuracy_m'] ?? null;
  const altitudeM = sent['altitude_m'] ?? null;
  const batteryPercent = sent['battery_percent'] ?? null;
  if (!isNullOrWithin(speedMps, 0, 100_000) || !isNullOrWithin(headingDeg, 0, 360)) return null;
  if (!isNullOrWithin(accuracyM, 0, 10_000_000)) return null;
  if (!isNullOrWithin(altitudeM, -20_000, 1_000_000)) return null;
  if (!isNullOrWithin(batteryPercent, 0, 100) || !isPlainAttributes(attributes ?? null))
    return null;
  if (Object.keys(sent).length !== countKnown(sent)) return null;
  const position = {
    recordedAtMs,
    lat,
    lon,
    speedMps,
    headingDeg: headingDeg === 360 ? 0 : headingDeg,
    accuracyM,
    altitudeM,
    batteryPercent,
    attributes: (attributes as Fix['attributes']) ?? null,
  };
  return { device, position };
}

/** How many of the fields are there that positions may have besides the four that they must have. */
function countKnown(sent: Readonly<Record<string, unknown>>): number {
  let count = 4;
  if (sent['speed_mps'] !== undefined) count += 1;
  if (sent['heading_deg'] !== undefined) count += 1;
  if (sent['accuracy_m'] !== undefined) count += 1;
  if (sent['altitude_m'] !== undefined) count += 1;
  if (sent['battery_percent'] !== undefined) count += 1;
  if (sent['attributes'] !== undefined) count += 1;
  return count;
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isNullOrWithin = (value: unknown, least: number, most: number): value is number | null =>
  value === null || isWithin(value, least, most);

function isPlainAttributes(all: unknown): boolean {
  if (all === null) return true;
  if (typeof all !== 'object' || Array.isArray(all)) return false;
  const entries = Object.entries(all);
  return entries.length <= MOST_ATTRIBUTES && entries.every(isPlainAttribute);
}

function isPlainAttribute([name, value]: [string, unknown]): boolean {
  if (name.length > LONGEST_ATTRIBUTE_NAME || name === '__proto__') return false;
  if (!isOrdinaryText(name)) return false;
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && isOrdinaryText(value);
  return typeof value === 'boolean' || Number.isFinite(value);
}

/** Postgres takes neither NUL characters nor halves of pairs. */
export const isOrdinaryText = (text: string): boolean =>
  !text.includes('\0') && text.isWellFormed();
