import type { Box } from './box.js';
import type { Part } from './part.js';
import type { Spot } from './spot.js';

/** A geometry that was checked and made ready for many questions. */
export interface FenceShape {
  /** Where to look for it, and which piece of it is there. */
  readonly boxes: readonly { readonly box: Box; readonly part: Part }[];
  /** Whether a place is in it, or at most so many metres from it. */
  isWithin(spot: Spot, marginM: number): boolean;
}
