import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import type { PhotoPlace } from './place-of.js';

/** When a photograph was taken. */
export interface TakenAt {
  /** The moment, as RFC 3339 in UTC; taken for UTC when nothing says of which zone the clock was. */
  taken_at: string | null;
  /** What the clock of the camera showed, without a zone. */
  taken_local: string | null;
  /** An IANA name, or an offset as +02:00; null when nothing tells it. */
  time_zone: string | null;
}

const NEVER: TakenAt = { taken_at: null, taken_local: null, time_zone: null };
const OFFSET = /^[+-](0\d|1[0-4]):[0-5]\d$/;
const SHOWN = /^(\d{4})[:\-/](\d\d)[:\-/](\d\d)[ T](\d\d):(\d\d):(\d\d)/;
const EARLIEST_YEAR = 1826;

/** Reads when: by the offset that the camera wrote, else by the zone of the place. */
export function takenAt(
  tags: Readonly<Record<string, unknown>>,
  place: PhotoPlace | null,
): TakenAt {
  const local = shownBy(tags['DateTimeOriginal']) ?? shownBy(tags['CreateDate']);
  if (local === null) return NEVER;
  const zone = offsetOf(tags) ?? zoneOf(place);
  const moment = DateTime.fromISO(local, { zone: zone ?? 'utc' });
  if (!moment.isValid || moment.year < EARLIEST_YEAR) return NEVER;
  return {
    taken_at: moment.toUTC().toISO(),
    taken_local: local,
    time_zone: zone,
  };
}

function shownBy(value: unknown): string | null {
  const parts = typeof value === 'string' ? SHOWN.exec(value) : null;
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  return DateTime.fromISO(local, { zone: 'utc' }).isValid ? local : null;
}

function offsetOf(tags: Readonly<Record<string, unknown>>): string | null {
  for (const name of ['OffsetTimeOriginal', 'OffsetTimeDigitized', 'OffsetTime']) {
    const value = tags[name];
    if (typeof value === 'string' && OFFSET.test(value.slice(0, 6))) return value.slice(0, 6);
  }
  return null;
}

function zoneOf(place: PhotoPlace | null): string | null {
  if (place === null) return null;
  try {
    return tzLookup(place.latitude, place.longitude);
  } catch {
    return null;
  }
}
