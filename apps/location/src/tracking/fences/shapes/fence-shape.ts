import type { Box } from './box.js';
import type { Spot } from './spot.js';

/** A geometry that was checked and made ready for many questions. */
export interface FenceShape {
  /** Where to look for it, and which of its parts is there. */
  readonly boxes: readonly { readonly box: Box; readonly part: number }[];
  /** Whether a place is in one part. */
  hasInPart(spot: Spot, part: number): boolean;
  /** Whether a place is in it, or at most so many metres from it. */
  isWithin(spot: Spot, marginM: number): boolean;
}
