import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Arrival } from '../../arrival/arrival.schema.js';
import { Place } from '../../../routing/routing.schema.js';

const shown = (what: string) =>
  z.number().nullable().describe(`${what}; null when not known or not shown.`);

/** Where a device is, as who has the link sees it. */
const SharedPosition = z.object({
  recorded_at: z.iso.datetime().describe('When it was there.'),
  lat: z.number().describe('Degrees north of the equator, −90 to 90.'),
  lon: z.number().describe('Degrees east of Greenwich, −180 to 180.'),
  speed_mps: shown('Metres in a second'),
  heading_deg: shown('Degrees clockwise from north, 0 to 360'),
  accuracy_m: shown('Radius in metres within which it truly was'),
  battery_percent: shown('Charge left, 0 to 100'),
});

export const SharedDevice = z
  .object({
    index: z.int().describe('Which of the link, counting from 0: who has it learns no identifier.'),
    name: z.string().nullable().describe('What it is called; null when that is not shown.'),
    position: SharedPosition.nullable().describe('Null while it has none.'),
    eta: Arrival.nullable().describe('Null without a destination, or a way to it.'),
  })
  .meta({ id: 'SharedDevice' });
export type SharedDevice = z.output<typeof SharedDevice>;

export const SharedView = z
  .object({
    name: z.string().nullable().describe('What the link is called.'),
    until: z.iso.datetime().describe('When it ends.'),
    destination: Place.extend({ name: z.string().nullable() }).nullable(),
    devices: z.array(SharedDevice),
    attribution: z.string().nullable().describe('Has to be shown with an `eta`; null without one.'),
  })
  .meta({ id: 'SharedView' });
export type SharedView = z.output<typeof SharedView>;
export const SharedViewResponse = envelopeOf(SharedView);
