import { RADIANS } from '../../earth.js';

/** Nearer to the poles than this nothing is told apart. Migrations say the same. */
export const MOST_LATITUDE = 89.9999;

/** Degrees north on maps of Mercator's, on which lengths are as long as degrees east there. */
export const mercatorY = (lat: number): number =>
  Math.asinh(Math.tan(Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * RADIANS)) / RADIANS;
