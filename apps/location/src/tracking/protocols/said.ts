import { ReportInvalid } from './report-invalid.js';

/** Seconds since 1970 have ten digits until 2286, milliseconds have 12 and more since 1973. */
const LEAST_MS = 100_000_000_000;
const LONGEST_NAME = 128;

type Said = string | null | undefined;

/** A number in a range; null when nothing is said. @throws ReportInvalid */
export function numberIn(text: Said, field: string, least: number, most: number): number | null {
  if (text === null || text === undefined || text === '') return null;
  const value = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ReportInvalid(field, `Must be a number from ${least} to ${most}.`);
}

/** A latitude and a longitude in degrees. @throws ReportInvalid */
export function placeIn(lat: Said, lon: Said): { lat: number; lon: number } {
  const [up, aside] = [numberIn(lat, 'lat', -90, 90), numberIn(lon, 'lon', -180, 180)];
  if (up === null) throw new ReportInvalid('lat', 'Is missing.');
  if (aside === null) throw new ReportInvalid('lon', 'Is missing.');
  return { lat: up, lon: aside };
}

/** A name of at most 128 characters. @throws ReportInvalid */
export function textIn(text: Said, field: string): string {
  if (text && text.length <= LONGEST_NAME) return text;
  throw new ReportInvalid(field, `Must have 1 to ${LONGEST_NAME} characters.`);
}

/** Seconds or milliseconds since 1970, or a date of ISO 8601, UTC unless it says so; now when nothing is said. @throws ReportInvalid */
export function timeIn(text: Said, now: Date): number {
  if (!text) return now.getTime();
  if (/^\d{1,15}(\.\d+)?$/.test(text)) {
    const value = Number(text);
    return Math.round(value < LEAST_MS ? value * 1000 : value);
  }
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[-+]\d\d:?\d\d)?$/.exec(text) ??
    [];
  const at = date ? Date.parse(`${date}T${time}${zone ?? 'Z'}`) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  throw new ReportInvalid('timestamp', 'Must be seconds or milliseconds since 1970, or ISO 8601.');
}
