import type { ProfileRoads } from '../routes/find-leg.js';
import type { ReachedPart } from './reached-parts.js';

/** Remembers which roads were drawn whole: once is enough for both directions, and for larger limits. */
export class DrawnParts {
  readonly #segments = new Set<number>();

  /** Whether the road of a part was drawn whole; from now on it is when the part is all of it. */
  has({ edge, fromShare, toShare }: ReachedPart, { graph: { edges } }: ProfileRoads): boolean {
    const segment = edges.segment[edge]!;
    if (this.#segments.has(segment)) return true;
    if (fromShare <= 0 && toShare >= 1) this.#segments.add(segment);
    return false;
  }
}
