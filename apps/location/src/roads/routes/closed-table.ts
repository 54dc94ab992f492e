import type { IsClosed } from '../hierarchy/guided-search.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import type { Snap } from '../snapping/snap.js';
import type { TableCell } from './distance-table.js';
import { LegFinder, type ProfileRoads } from './find-leg.js';
import type { Leg } from './leg.js';

/**
 * Finds how long it takes from many places to many round what is closed. A way that touches nothing closed stays the
 * best when that is closed, so only the others are looked for anew, which takes a hundred times as long.
 */
export class ClosedTable {
  readonly #legs: LegFinder;

  constructor(private readonly roads: ProfileRoads) {
    this.#legs = new LegFinder(roads);
  }

  /** By row, as `DistanceTable` has it: between the nearest roads, else the nearest from which one gets far. */
  between(sources: readonly Snap[], targets: readonly Snap[], isClosed: IsClosed): TableCell[][] {
    return sources.map((source) =>
      targets.map((target) => {
        const nearest = this.#leg(source.nearest, target.nearest, isClosed);
        const leg = nearest ?? this.#connected(source, target, isClosed);
        return leg && { durationS: leg.durationS, distanceM: leg.distanceM };
      }),
    );
  }

  #connected(source: Snap, target: Snap, isClosed: IsClosed): Leg | null {
    if (!source.connected && !target.connected) return null;
    const [from, to] = [source, target].map(({ connected, nearest }) => connected ?? nearest);
    return this.#leg(from!, to!, isClosed);
  }

  #leg(from: RoadPoint, to: RoadPoint, isClosed: IsClosed): Leg | null {
    // Without the hierarchy that costs as much as what it is to save.
    if (this.roads.isSlowed) return this.#legs.find(from, to, isClosed);
    const open = this.#legs.find(from, to);
    const isTouched = open?.edges.some(({ edge }, at) => isClosed(edge, open.edges[at - 1]?.edge));
    return isTouched ? this.#legs.find(from, to, isClosed) : open;
  }
}
