/** Latitudes that the map of the web has. */
const MOST_LATITUDE = 85.051_129;

/** Place on the map of the whole world, from 0 to 1 east and south (Web Mercator). */
export function mercator(lat: number, lon: number): readonly [x: number, y: number] {
  const held = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat));
  const sine = Math.sin((held * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [lon / 360 + 0.5, y];
}
