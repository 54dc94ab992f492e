/** Mean radius of the earth in metres (IUGG, R₁). */
export const EARTH_RADIUS_M = 6_371_008.8;

/** Radians in a degree. */
export const RADIANS = Math.PI / 180;

/** Metres in a degree of latitude, on a sphere of that radius. */
export const METRES_PER_DEGREE = EARTH_RADIUS_M * RADIANS;
