import { RADIANS } from '../earth.js';
const METRES_PER_DEGREE = 111_195;

/** Degrees north in which lengths are as long as degrees east there, so that the nearest are the nearest. */
export const northing = (lat: number): number =>
  Math.asinh(Math.tan(Math.max(-85, Math.min(85, lat)) * RADIANS)) / RADIANS;

/** Degrees east that some metres are at a latitude. */
export const degreesOf = (metres: number, lat: number): number =>
  metres / (METRES_PER_DEGREE * Math.max(0.05, Math.cos(lat * RADIANS)));

/** Whole numbers of 10⁻⁷ degrees, as they are kept. */
export const SCALE = 1e7;
