import { METRES_PER_DEGREE, RADIANS } from '../../earth.js';
import type { LatLon } from '../routes/leg-shape.js';

const HALF_TURN_DEG = 180;
const LEAST_SQUEEZE = 1e-3;

/** Metres east and north of a place. */
export type Metres = readonly [east: number, north: number];

/** A plane that touches the earth at a place; over the date line without a gap. */
export class LocalPlane {
  readonly #squeeze: number;

  constructor(
    private readonly lat: number,
    private readonly lon: number,
  ) {
    this.#squeeze = Math.max(LEAST_SQUEEZE, Math.cos(lat * RADIANS));
  }

  metres([lat, lon]: LatLon): Metres {
    const east = ((lon - this.lon + 3 * HALF_TURN_DEG) % (2 * HALF_TURN_DEG)) - HALF_TURN_DEG;
    return [east * this.#squeeze * METRES_PER_DEGREE, (lat - this.lat) * METRES_PER_DEGREE];
  }

  /** As GeoJSON has it: longitude first. */
  lonLat([east, north]: Metres): [lon: number, lat: number] {
    return [
      this.lon + east / this.#squeeze / METRES_PER_DEGREE,
      this.lat + north / METRES_PER_DEGREE,
    ];
  }
}
