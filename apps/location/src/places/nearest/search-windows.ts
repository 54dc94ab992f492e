import { METRES_PER_DEGREE, RADIANS } from '../../earth.js';
import { mercatorY } from './mercator-y.js';

/** All that is within some metres of a place. */
export interface Circle {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly radiusM: number;
}

/** A part of a map of Mercator's to look in, and from where: x is degrees east, y `mercatorY`. */
export interface SearchWindow {
  /** May be beyond 180 degrees: then what is near lies on the other side of them. */
  readonly fromX: number;
  readonly fromY: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** How a circle is looked through. */
export interface SearchPlan {
  /** One, or two when it crosses 180 degrees. */
  readonly windows: readonly SearchWindow[];
  /**
   * What is so many degrees of Mercator away is at least so many times as many metres away. 0 at a pole,
   * where the order on the map says nothing: all that is there must be read.
   */
  readonly metresPerDegree: number;
}

/** Where to look for what lies within a circle, so that nothing of it is missed. */
export function searchPlan({ lat, lon, radiusM }: Circle): SearchPlan {
  const reach = radiusM / METRES_PER_DEGREE;
  const [south, north] = [lat - reach, lat + reach];
  const [minY, maxY] = [mercatorY(south), mercatorY(north)];
  const from = { fromX: lon, fromY: mercatorY(lat) };
  if (north >= 89.99 || south <= -89.99) {
    return { windows: [{ ...from, minX: -180, maxX: 180, minY, maxY }], metresPerDegree: 0 };
  }
  // A circle reaches its furthest east a little nearer to the pole than its middle is.
  const wide = Math.asin(Math.min(1, Math.sin(reach * RADIANS) / Math.cos(lat * RADIANS)));
  const [west, east] = [lon - wide / RADIANS, lon + wide / RADIANS];
  const windows = [{ ...from, minX: Math.max(-180, west), maxX: Math.min(180, east), minY, maxY }];
  if (west < -180) {
    windows.push({ ...from, fromX: lon + 360, minX: west + 360, maxX: 180, minY, maxY });
  }
  if (east > 180) {
    windows.push({ ...from, fromX: lon - 360, minX: -180, maxX: east - 360, minY, maxY });
  }
  const furthest = Math.max(Math.abs(south), Math.abs(north));
  return { windows, metresPerDegree: METRES_PER_DEGREE * Math.cos(furthest * RADIANS) };
}
