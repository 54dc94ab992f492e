import type { FoundPlace, Point } from '../api/maps.js';

/** A place that somebody chose: by words, or by a click on the map. */
export interface MapPlace extends Point {
  readonly label: string;
  readonly found?: FoundPlace;
}
