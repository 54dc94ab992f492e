import { z } from 'zod';
import type { ProfileName } from '../roads/profiles/profiles.js';
import type { Vehicle } from '../roads/rules/vehicle.js';

/** An exclusive bound would be written into the API's document in a dialect it does not have. */
const LEAST = 0.01;

const size = (most: number, what: string) =>
  z.number().min(LEAST).max(most).optional().describe(what);

/** What has to get through; only what is given is heeded. */
export const RouteVehicle = z
  .strictObject({
    height_m: size(20, 'Height in metres; heeds `maxheight`.'),
    width_m: size(20, 'Width in metres; heeds `maxwidth`.'),
    length_m: size(100, 'Length in metres, of all that is towed as well; heeds `maxlength`.'),
    weight_t: size(
      1000,
      'Weight in tons, laden; heeds `maxweight`. Above 3.5 it is a heavy goods vehicle, which `hgv` is about, and drives 80 km/h and `maxspeed:hgv` at most.',
    ),
    axle_load_t: size(200, 'Most weight on one axle, in tons; heeds `maxaxleload`.'),
    hazmat: z.boolean().default(false).describe('Whether it carries dangerous goods.'),
  })
  .meta({ id: 'RouteVehicle' });
export type RouteVehicle = z.output<typeof RouteVehicle>;

/** Only roads for cars have rules for vehicles. */
export function onlyOfCars({
  value,
  issues,
}: z.core.ParsePayload<{ vehicle?: RouteVehicle | undefined; profile: ProfileName }>): void {
  if (!value.vehicle || value.profile === 'car') return;
  const message = 'Only with the profile `car`.';
  issues.push({ code: 'custom', path: ['vehicle'], message, input: value.vehicle });
}

/** As it is worked with. */
export const vehicleOf = (vehicle: RouteVehicle): Vehicle => ({
  heightM: vehicle.height_m,
  widthM: vehicle.width_m,
  lengthM: vehicle.length_m,
  weightT: vehicle.weight_t,
  axleLoadT: vehicle.axle_load_t,
  isHazmat: vehicle.hazmat,
});
