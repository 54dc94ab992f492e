import type { TracePoint } from './match-options.js';

const FULL_TURN_DEG = 360;

/** The place in the middle of positions; over the date line without a gap. */
export function middleOf(points: readonly TracePoint[]): { lat: number; lon: number } {
  const [first] = points;
  let [lat, east] = [0, 0];
  for (const point of points) {
    lat += point.lat;
    east += turned(point.lon - first!.lon);
  }
  return { lat: lat / points.length, lon: turned(first!.lon + east / points.length) };
}

/** Degrees from −180 to 180. */
const turned = (deg: number): number => {
  if (deg > FULL_TURN_DEG / 2) return deg - FULL_TURN_DEG;
  return deg < -FULL_TURN_DEG / 2 ? deg + FULL_TURN_DEG : deg;
};
