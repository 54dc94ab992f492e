import { WAY_FLAGS } from '../network/road-network.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import { turnDeg } from '../turns/turn-angle.js';
import { headingIn, headingOut } from './road-bearings.js';
import type { StepMode } from './step.js';
import type { WayOut } from './turn-type.js';

const MODES = { car: 'driving', bike: 'cycling', foot: 'walking' } as const;

/** What is known of edges, and of where one may go from their ends. */
export class Junctions {
  /** By node: ends of roads of the profile. */
  readonly #roadsAt: Uint16Array;

  constructor(
    private readonly roads: ProfileRoads,
    private readonly profile: ProfileName,
  ) {
    const { network, graph } = roads;
    this.#roadsAt = new Uint16Array(network.nodeLat.length);
    for (let segment = 0; segment < network.segmentWay.length; segment++) {
      const [forward, backward] = [segment * 2, segment * 2 + 1].map(
        (at) => graph.edges.edgeOf[at]!,
      );
      if (forward! < 0 && backward! < 0) continue;
      this.#roadsAt[network.segmentFrom[segment]!]! += 1;
      this.#roadsAt[network.segmentTo[segment]!]! += 1;
    }
  }

  name(edge: number): string {
    const { network } = this.roads;
    return network.names[network.wayName[this.#wayOf(edge)]!]!;
  }

  ref(edge: number): string {
    const { network } = this.roads;
    return network.names[network.wayRef[this.#wayOf(edge)]!]!;
  }

  isRound(edge: number): boolean {
    return (this.roads.network.wayFlags[this.#wayOf(edge)]! & WAY_FLAGS.roundabout) !== 0;
  }

  mode(edge: number): StepMode {
    const isFerry = (this.roads.network.wayFlags[this.#wayOf(edge)]! & WAY_FLAGS.ferry) !== 0;
    return isFerry ? 'ferry' : MODES[this.profile];
  }

  /** Whether one goes back on the road on which one came. */
  isUTurn(edge: number, next: number): boolean {
    const { segment } = this.roads.graph.edges;
    return segment[edge] === segment[next];
  }

  bearingIn(edge: number): number {
    return headingIn(this.roads.network, this.roads.graph.edges, edge);
  }

  bearingOut(edge: number): number {
    return headingOut(this.roads.network, this.roads.graph.edges, edge);
  }

  /** Whether more than two roads meet at the end of an edge. */
  isCrossing(edge: number): boolean {
    return this.#roadsAt[this.roads.graph.edges.to[edge]!]! > 2;
  }

  wayOut(edge: number, next: number): WayOut {
    return {
      angleDeg: turnDeg(this.bearingIn(edge), this.bearingOut(next)),
      isSameRoad: this.isSameRoad(edge, next),
    };
  }

  isSameRoad(edge: number, next: number): boolean {
    const name = this.name(edge);
    if (name !== '') return name === this.name(next);
    return this.name(next) === '' && this.ref(edge) !== '' && this.ref(edge) === this.ref(next);
  }

  /** Edges onto which one may go at the end of another, turning round aside. */
  onward(edge: number): number[] {
    const { graph } = this.roads;
    const found = new Set<number>();
    for (let index = graph.out.start[edge]!; index < graph.out.start[edge + 1]!; index++) {
      const next = graph.edgeOfNode[graph.arcTo[graph.out.items[index]!]!]!;
      if (!this.isUTurn(edge, next)) found.add(next);
    }
    return [...found];
  }

  #wayOf(edge: number): number {
    const { network, graph } = this.roads;
    return network.segmentWay[graph.edges.segment[edge]!]!;
  }
}
