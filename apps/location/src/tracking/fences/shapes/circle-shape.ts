import type { CircleGeometry } from '../fence.js';
import { splitBox, widened } from './box.js';
import { checkPlace, checkSize } from './checks.js';
import type { FenceShape } from './fence-shape.js';
import { CIRCLE } from './part.js';
import { type Spot, spotAt, squaredChord, squaredChordOf } from './spot.js';

const LARGEST_RADIUS_M = 1_000_000;

/** All round a place. */
export class CircleShape implements FenceShape {
  readonly boxes;
  readonly #middle: Spot;
  readonly #radiusM: number;

  /** @throws FenceInvalid */
  constructor({ lat, lon, radiusM }: CircleGeometry) {
    checkPlace([lon, lat], 'center');
    checkSize(radiusM, 'radius_m', LARGEST_RADIUS_M);
    this.#middle = spotAt(lat, lon);
    this.#radiusM = radiusM;
    // A hair more, so that rounding leaves no place of the circle outside.
    const box = widened(
      { west: lon, east: lon, south: lat, north: lat },
      radiusM * 1.000001 + 0.01,
    );
    const { x, y, z } = this.#middle;
    const part = Float64Array.of(CIRCLE, x, y, z, squaredChordOf(radiusM));
    this.boxes = splitBox(box).map((one) => ({ box: one, part }));
  }

  isWithin(spot: Spot, marginM: number): boolean {
    return squaredChord(spot, this.#middle) <= squaredChordOf(this.#radiusM + marginM);
  }
}
