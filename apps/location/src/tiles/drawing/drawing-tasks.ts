import type { FontName } from '../fonts/label-fonts.js';
import type { StaticMap } from '../image/static-map-request.js';

/** A map to be drawn, out of the tiles of these archives. */
export interface ImageTask {
  readonly kind: 'image';
  readonly archives: readonly string[];
  readonly map: StaticMap;
}

/** Letters to be made ready for labels. */
export interface LettersTask {
  readonly kind: 'letters';
  readonly font: FontName;
  /** The first of them. */
  readonly first: number;
}

export type DrawingTask = ImageTask | LettersTask;
