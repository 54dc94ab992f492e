import timeZoneAt from '@photostructure/tz-lookup';
import type { RouteVehicle } from '../../routing/vehicle.schema.js';
import type { Place } from '../../routing/routing.schema.js';
import { EngineErrors } from '../engine.errors.js';

const HEAVY_T = 3.5;
/** Of `date_time`: when one sets out. */
const DEPARTS = 1;

/**
 * A vehicle as Valhalla takes it: its trucks are all heavy, and its cars have no length or weight. Measures
 * that are not given are 0, as it would have its own.
 * @throws `routing.unsupported_by_engine`
 */
export function truckOf(vehicle: RouteVehicle) {
  const { height_m: height = 0, width_m: width = 0, length_m: length = 0 } = vehicle;
  const { weight_t: weight = 0, axle_load_t: axleLoad = 0, hazmat } = vehicle;
  if (weight > HEAVY_T) {
    const truck = { height, width, length, weight, axle_load: axleLoad, hazmat };
    return { costing: 'truck', costing_options: { truck } };
  }
  if (length === 0 && weight === 0 && axleLoad === 0 && !hazmat) {
    return { costing: 'auto', costing_options: { auto: { height, width } } };
  }
  const detail = 'The engine `valhalla` has no `vehicle` with a length or weight up to 3.5 t.';
  throw EngineErrors.unsupported_by_engine({ detail });
}

/** When one sets out, by the clock of the place. */
export function departure(at: string, { lat, lon }: Place) {
  const timeZone = timeZoneAt(lat, lon);
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return { type: DEPARTS, value: format.format(new Date(at)).replace(' ', 'T') };
}
