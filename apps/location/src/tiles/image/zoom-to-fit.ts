import { mercator } from '../mercator.js';
import { StaticMapInvalid } from './check-map.js';

const TILE_PIXELS = 512;
const MARGIN_PX = 24;
/** Of a place alone. */
const NEAREST = 16;

/** The view with all of these places in it. @throws StaticMapInvalid */
export function zoomToFit(
  places: readonly (readonly [lat: number, lon: number])[],
  { width, height }: { width: number; height: number },
): { lat: number; lon: number; zoom: number } {
  if (places.length === 0) throw new StaticMapInvalid('center', 'say what is to be seen');
  const at = places.map(([lat, lon]) => mercator(lat, lon));
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(NEAREST, zoomOf(right - left, width), zoomOf(bottom - top, height));
  return {
    lat: latitudeOf((top + bottom) / 2),
    lon: ((left + right) / 2 - 0.5) * 360,
    zoom: Math.max(0, zoom),
  };
}

const zoomOf = (share: number, pixels: number): number =>
  Math.log2(Math.max(1, pixels - 2 * MARGIN_PX) / TILE_PIXELS / share);

const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
