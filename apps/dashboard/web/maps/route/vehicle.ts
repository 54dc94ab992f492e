import type { VehicleWish } from '../../api/maps.js';

/** Measures of a vehicle that roads may not take. */
export const MEASURES = [
  { name: 'height_m', label: 'Height', unit: 'm', most: 20 },
  { name: 'width_m', label: 'Width', unit: 'm', most: 20 },
  { name: 'length_m', label: 'Length', unit: 'm', most: 100 },
  { name: 'weight_t', label: 'Weight', unit: 't', most: 1000 },
  { name: 'axle_load_t', label: 'Axle load', unit: 't', most: 200 },
] as const satisfies readonly {
  name: keyof VehicleWish;
  label: string;
  unit: string;
  most: number;
}[];

/** A vehicle in few words; null for any car. */
export function vehicleText(vehicle: VehicleWish): string | null {
  const said = MEASURES.flatMap(({ name, label, unit }) => {
    const value = vehicle[name];
    return value === undefined ? [] : `${label.toLowerCase()} ${value} ${unit}`;
  });
  const all = [...said, ...(vehicle.hazmat ? ['dangerous goods'] : [])];
  return all.length === 0 ? null : all.join(', ');
}
