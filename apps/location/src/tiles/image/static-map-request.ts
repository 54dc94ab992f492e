import type { Theme } from '../style/palette.js';

/** A place that is marked. */
export interface Marker {
  readonly lat: number;
  readonly lon: number;
  /** `#rrggbb`; red when it is not given. */
  readonly colour?: string;
}

/** What the image shows. */
export interface StaticMap {
  /** The middle, in degrees. */
  readonly lat: number;
  readonly lon: number;
  /** 0 to 20; a world is 512 pixels wide at 0. */
  readonly zoom: number;
  /** Pixels, 1 to 2048. */
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** Pixels of the image for each of the map: 2 for dense screens; 1 when not given. */
  readonly scale?: number;
  readonly markers?: readonly Marker[];
  /** Latitude and longitude of the points of a line that is drawn. */
  readonly path?: readonly (readonly [lat: number, lon: number])[];
}

/** Of markers without one. */
export const MARKER_COLOUR = '#dc2626';
