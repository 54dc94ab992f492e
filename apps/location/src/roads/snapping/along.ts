import { RADIANS } from '../../earth.js';
import type { RoadNetwork } from '../network/road-network.js';

const DEGREES = 1e-7;

/** By how much degrees of longitude are shorter than those of latitude in the middle of a map. */
export const squeezeOf = ({ shapeLat }: Pick<RoadNetwork, 'shapeLat'>): number =>
  Math.cos(middleOf(shapeLat) * DEGREES * RADIANS);

function middleOf(values: Int32Array): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return values.length > 0 ? (least + most) / 2 : 0;
}

/** Millimetres along its segment, by point of the shape. */
export function alongOf({ shapeStart, shapeLat, shapeLon, lengthMm }: RoadNetwork): Float64Array {
  const along = new Float64Array(shapeLat.length);
  for (let one = 0; one < shapeStart.length - 1; one++) {
    const [first, end] = [shapeStart[one]!, shapeStart[one + 1]!];
    const squeeze = Math.cos(shapeLat[first]! * DEGREES * RADIANS);
    for (let at = first + 1; at < end; at++) {
      const east = (shapeLon[at]! - shapeLon[at - 1]!) * squeeze;
      along[at] = along[at - 1]! + Math.hypot(east, shapeLat[at]! - shapeLat[at - 1]!);
    }
    // In the length that the segment is known by.
    const total = along[end - 1]!;
    for (let at = first; at < end; at++)
      along[at] = total > 0 ? (along[at]! / total) * lengthMm[one]! : 0;
  }
  return along;
}
