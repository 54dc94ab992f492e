import { z } from 'zod';
import type { Report } from '../report.js';
import { ReportInvalid } from '../report-invalid.js';
import { timeIn } from '../said.js';

/** Less than 0 is what the app says when it does not know. */
const measured = z.number().nullish();

const Body = z.object({
  device_id: z.union([z.string().min(1).max(128), z.number().int()]),
  location: z.object({
    timestamp: z.union([z.string().max(64), z.number()]),
    coords: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      accuracy: measured,
      speed: measured,
      heading: measured,
      altitude: z.number().nullish(),
    }),
    battery: z.object({ level: measured, is_charging: z.boolean().nullish() }).nullish(),
    event: z.string().max(64).nullish(),
    is_moving: z.boolean().nullish(),
    odometer: z.number().nullish(),
  }),
});

/** What the app of Traccar says in JSON, since its version 9. @throws ReportInvalid */
export function readTraccarJson(body: unknown, now: Date): Report {
  const parsed = Body.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ReportInvalid(issue!.path.join('.') || 'body', issue!.message);
  }
  const { device_id: externalId, location } = parsed.data;
  const { coords, battery, event, odometer } = location;
  const level = known(battery?.level);
  return {
    externalId: String(externalId),
    recordedAtMs: timeIn(String(location.timestamp), now),
    lat: coords.latitude,
    lon: coords.longitude,
    speedMps: known(coords.speed),
    headingDeg: degrees(known(coords.heading)),
    accuracyM: known(coords.accuracy),
    altitudeM: coords.altitude ?? null,
    batteryPercent: level !== null && level <= 1 ? Math.round(level * 100) : null,
    attributes: {
      ...(event && { event }),
      ...(typeof odometer === 'number' && { odometer }),
      ...(typeof location.is_moving === 'boolean' && { moving: location.is_moving }),
      ...(typeof battery?.is_charging === 'boolean' && { charging: battery.is_charging }),
    },
  };
}

const known = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= 0 ? value : null;

const degrees = (value: number | null): number | null =>
  value !== null && value <= 360 ? value % 360 : null;
