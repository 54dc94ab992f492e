import type { RoadNetwork } from '../network/road-network.js';
import type { DirectedEdges } from '../turns/directed-edges.js';
import { type DegreeBox, PieceIndex, type RoadPiece, type RoadPoint } from './piece-index.js';
import { type SnapArrays, snapArrays } from './snap-arrays.js';

/** Nodes of a part of the network that counts as one to get somewhere in. */
const BIG = 1000;

/** A place on the roads for a place that was asked for. */
export interface Snap {
  /** The nearest road. */
  readonly nearest: RoadPoint;
  /** The nearest from which one gets far; null when there is none near enough. */
  readonly connected: RoadPoint | null;
}

/** Brings places to roads that a profile uses. */
export class Snapper {
  readonly #pieces: PieceIndex;
  readonly #big: number;

  /** @param arrays see `snapArrays`; worked out when not given */
  constructor(
    private readonly network: RoadNetwork,
    edges: DirectedEdges,
    private readonly arrays: SnapArrays = snapArrays(network, edges),
  ) {
    this.#pieces = new PieceIndex(network, arrays);
    const largest = arrays.componentSizes.reduce((most, size) => Math.max(most, size), 0);
    this.#big = Math.min(BIG, largest);
  }

  /** The nearest roads, the nearest first. */
  near(lat: number, lon: number, most: number, withinM: number): RoadPoint[] {
    return this.#pieces.near(lat, lon, { most, withinM });
  }

  /** The straight pieces of roads that may meet a box. */
  piecesWithin(box: DegreeBox): RoadPiece[] {
    return this.#pieces.within(box);
  }

  /** Null when there is no road near enough. */
  snap(lat: number, lon: number, withinM: number): Snap | null {
    const [nearest] = this.#pieces.near(lat, lon, { most: 1, withinM });
    if (!nearest) return null;
    if (this.#isConnected(nearest.segment)) return { nearest, connected: nearest };
    const isWanted = (segment: number) => this.#isConnected(segment);
    const [connected = null] = this.#pieces.near(lat, lon, { most: 1, withinM, isWanted });
    return { nearest, connected };
  }

  #isConnected(segment: number): boolean {
    const { componentOf: of, componentSizes: sizes } = this.arrays;
    const [from, to] = [this.network.segmentFrom[segment]!, this.network.segmentTo[segment]!];
    return of[from] === of[to] && sizes[of[from]!]! >= this.#big;
  }
}
