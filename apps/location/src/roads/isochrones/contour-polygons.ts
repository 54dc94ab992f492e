import { contours } from 'd3-contour';
import type { LocalPlane } from './local-plane.js';
import type { ReachGrid } from './reach-grid.js';

/** Longitude and latitude; the first is the last. */
export type Ring = [lon: number, lat: number][];

/** As GeoJSON has it (RFC 7946): outer rings against the clock, holes with it. */
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: Ring[][];
}

/** A line that meets a corner of the grid exactly would touch itself there. */
const ASIDE_M = 1e-6;
/** Contours are about corners; the library has them in the middle of its cells. */
const HALF = 0.5;
const DIGITS = 1e7;
const MOST_LON = 180;
const MOST_LAT = 90;

/** What is within reach, as polygons: marching squares. */
export function polygonsOf({ frame, values }: ReachGrid, plane: LocalPlane): MultiPolygon {
  const moved = Array.from(values, (value) => (Math.abs(value) < ASIDE_M ? ASIDE_M : value));
  const found = contours().size([frame.columns, frame.rows]).contour(moved, 0);
  const place = ([column, row]: number[]): [number, number] => {
    const east = frame.west + (column! - HALF) * frame.cellM;
    const north = frame.south + (row! - HALF) * frame.cellM;
    const [lon, lat] = plane.lonLat([east, north]);
    // Roads end at the date line; what the area extends around them does so too.
    return [onEarth(lon, MOST_LON), onEarth(lat, MOST_LAT)];
  };
  const coordinates = found.coordinates.map((rings) =>
    rings.map((ring, index) => turned(withoutRepeats(ring.map(place)), index === 0)),
  );
  return {
    type: 'MultiPolygon',
    coordinates: coordinates
      .map((rings) => rings.filter((ring, index) => index === 0 || ring.length >= 4))
      .filter(([outer]) => outer !== undefined && outer.length >= 4),
  };
}

const onEarth = (value: number, most: number): number =>
  Math.round(Math.max(-most, Math.min(most, value)) * DIGITS) / DIGITS;

function withoutRepeats(ring: Ring): Ring {
  return ring.filter(([lon, lat], at) => {
    const before = ring[at - 1];
    return before?.[0] !== lon || before[1] !== lat;
  });
}

/** Twice the area, positive against the clock. */
export function ringArea(ring: Ring): number {
  const [originLon, originLat] = ring[0]!;
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [[lon, lat], [nextLon, nextLat]] = [ring[at - 1]!, ring[at]!];
    sum += (lon - originLon) * (nextLat - originLat) - (nextLon - originLon) * (lat - originLat);
  }
  return sum;
}

const turned = (ring: Ring, isOuter: boolean): Ring =>
  ringArea(ring) > 0 === isOuter ? ring : ring.toReversed();
