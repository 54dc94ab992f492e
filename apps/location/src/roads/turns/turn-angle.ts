import { bearingDeg } from '../network/geo-distance.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { DirectedEdges } from './directed-edges.js';

const DEGREES = 1e-7;

/** In which direction an edge leaves its first node, in degrees from north. */
export function leavingDeg(network: RoadNetwork, edges: DirectedEdges, edge: number): number {
  const segment = edges.segment[edge]!;
  const first = network.shapeStart[segment]!;
  const last = network.shapeStart[segment + 1]! - 1;
  return edges.isReversed[edge] === 1
    ? between(network, last, last - 1)
    : between(network, first, first + 1);
}

/** In which direction an edge comes to its last node, in degrees from north. */
export function arrivingDeg(network: RoadNetwork, edges: DirectedEdges, edge: number): number {
  const segment = edges.segment[edge]!;
  const first = network.shapeStart[segment]!;
  const last = network.shapeStart[segment + 1]! - 1;
  return edges.isReversed[edge] === 1
    ? between(network, first + 1, first)
    : between(network, last - 1, last);
}

/** How far one turns from one direction to another: −180 to 180, to the right positive. */
export function turnDeg(arriving: number, leaving: number): number {
  const turn = (leaving - arriving + 540) % 360;
  return turn - 180;
}

function between({ shapeLat, shapeLon }: RoadNetwork, one: number, other: number): number {
  return bearingDeg(
    shapeLat[one]! * DEGREES,
    shapeLon[one]! * DEGREES,
    shapeLat[other]! * DEGREES,
    shapeLon[other]! * DEGREES,
  );
}
