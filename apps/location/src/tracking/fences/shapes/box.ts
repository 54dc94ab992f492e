import { EARTH_RADIUS_M, RADIANS } from '../../../earth.js';

/** A range of degrees that does not cross the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The same range in one or two boxes from -180 to 180, wherever its longitudes begin to count. */
export function splitBox({ west, south, east, north }: Box): Box[] {
  const range = { south: Math.max(-90, south), north: Math.min(90, north) };
  if (east - west >= 360) return [{ ...range, west: -180, east: 180 }];
  const shift = Math.floor((west + 180) / 360) * 360;
  const [from, to] = [west - shift, east - shift];
  // The antimeridian itself has two names.
  if (to < 180 && from > -180) return [{ ...range, west: from, east: to }];
  if (to < 180)
    return [
      { ...range, west: -180, east: to },
      { ...range, west: 180, east: 180 },
    ];
  return [
    { ...range, west: from, east: 180 },
    { ...range, west: -180, east: to - 360 },
  ];
}

/** A box with so many metres around it. */
export function widened({ west, south, east, north }: Box, metres: number): Box {
  const angle = metres / EARTH_RADIUS_M;
  const up = angle / RADIANS;
  const farthest = Math.max(Math.abs(south - up), Math.abs(north + up));
  if (farthest >= 90) return { west: -180, east: 180, south: south - up, north: north + up };
  // The widest place of a circle lies nearer to the pole than its middle.
  const middle = Math.max(Math.abs(south), Math.abs(north)) * RADIANS;
  const aside = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(middle))) / RADIANS;
  return { west: west - aside, east: east + aside, south: south - up, north: north + up };
}
