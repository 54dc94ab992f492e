import { MARKER_COLOUR, type StaticMap } from './static-map-request.js';

/** What is asked of the image makes no sense. */
export class StaticMapInvalid extends Error {
  constructor(
    /** Where it is, such as `markers[2].colour`. */
    readonly field: string,
    /** What is wrong with it. */
    readonly problem: string,
  ) {
    super(`${field}: ${problem}`);
    this.name = 'StaticMapInvalid';
  }
}

const MOST_PIXELS = 2048;
const MOST_MARKERS = 100;
const MOST_POINTS = 10_000;
const MOST_ZOOM = 20;

function must(isRight: boolean, field: string, problem: string): void {
  if (!isRight) throw new StaticMapInvalid(field, problem);
}

const isPlace = (lat: number, lon: number): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Looks whether a map can be drawn. @throws StaticMapInvalid */
export function checkMap(map: StaticMap): void {
  const { lat, lon, zoom, markers = [], path = [] } = map;
  must(Math.abs(lat) <= 90, 'lat', 'it is -90 to 90');
  must(Math.abs(lon) <= 180, 'lon', 'it is -180 to 180');
  must(zoom >= 0 && zoom <= MOST_ZOOM, 'zoom', `it is 0 to ${MOST_ZOOM}`);
  for (const field of ['width', 'height'] as const) {
    const isRight = Number.isInteger(map[field]) && map[field] >= 1 && map[field] <= MOST_PIXELS;
    must(isRight, field, `it is a whole number from 1 to ${MOST_PIXELS}`);
  }
  must(markers.length <= MOST_MARKERS, 'markers', `there are at most ${MOST_MARKERS}`);
  markers.forEach((marker, at) => {
    must(isPlace(marker.lat, marker.lon), `markers[${at}]`, 'it is outside the world');
    // It is written into the drawing as it is.
    const isColour = /^#[\da-f]{6}$/i.test(marker.colour ?? MARKER_COLOUR);
    must(isColour, `markers[${at}].colour`, 'it is #rrggbb');
  });
  must(path.length <= MOST_POINTS, 'path', `it has at most ${MOST_POINTS} points`);
  path.forEach((at, index) => must(isPlace(...at), `path[${index}]`, 'it is outside the world'));
}
