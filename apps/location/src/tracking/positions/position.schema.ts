import { z } from 'zod';
import type { Position } from './position.js';

const number = (what: string) => z.number().nullable().describe(`${what}; null when not known.`);

/** Where a device was, as callers see it. */
export const TrackedPosition = z
  .object({
    recorded_at: z.iso.datetime().describe('When it was there, by the clock of the device.'),
    lat: z.number().describe('Degrees north of the equator, −90 to 90.'),
    lon: z.number().describe('Degrees east of Greenwich, −180 to 180.'),
    speed_mps: number('Metres in a second'),
    heading_deg: number('Degrees clockwise from north, 0 to 360'),
    accuracy_m: number('Radius in metres within which it truly was'),
    altitude_m: number('Metres above the sea'),
    battery_percent: number('Charge left, 0 to 100'),
    attributes: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .nullable()
      .describe('What else the device said.'),
  })
  .meta({ id: 'TrackedPosition' });
export type TrackedPosition = z.output<typeof TrackedPosition>;

/** A position as callers see it. */
export const toTrackedPosition = (position: Omit<Position, 'deviceId'>): TrackedPosition => ({
  recorded_at: new Date(position.recordedAtMs).toISOString(),
  lat: position.lat,
  lon: position.lon,
  speed_mps: position.speedMps ?? null,
  heading_deg: position.headingDeg ?? null,
  accuracy_m: position.accuracyM ?? null,
  altitude_m: position.altitudeM ?? null,
  battery_percent: position.batteryPercent ?? null,
  attributes: position.attributes ?? null,
});
