import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { TrackedPosition } from '../positions/position.schema.js';
import { profile, region } from '../../routing/routing.schema.js';

const degrees = (most: number, what: string) =>
  z.coerce.number().min(-most).max(most).describe(`${what}, −${most} to ${most}.`);

/** Where a device is going to. */
export const FindArrival = z.strictObject({
  lat: degrees(90, 'Degrees north of the place that it goes to'),
  lon: degrees(180, 'Degrees east of it'),
  profile,
  region,
});
export type FindArrival = z.output<typeof FindArrival>;

/** When a device is somewhere, if it goes there by the best way. */
export const Arrival = z.object({
  arrives_at: z.iso.datetime().describe('By the best way, from where it was last, starting now.'),
  duration_s: z.number().describe('Seconds that the way takes.'),
  distance_m: z.number().describe('Metres of the way.'),
  calculated_at: z.iso.datetime().describe('When this was worked out.'),
});
export type Arrival = z.output<typeof Arrival>;

export const DeviceArrival = Arrival.extend({
  device_id: z.string().describe('`dev_…`'),
  profile: z.string().describe('How it gets about.'),
  position: TrackedPosition.describe('Where it starts from: its last position.'),
  region_id: z.string().nullable().describe('The map that was used; null for an engine elsewhere.'),
  attribution: z.string().describe('Has to be shown wherever this is.'),
}).meta({ id: 'DeviceArrival' });
export const DeviceArrivalResponse = envelopeOf(DeviceArrival);
