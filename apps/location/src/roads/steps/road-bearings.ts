import { bearingDeg, distanceM } from '../network/geo-distance.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { DirectedEdges } from '../turns/directed-edges.js';

const DEGREES = 1e-7;
/** Roads are drawn to the middle of a crossing, often with a kink: what counts is where they lead to. */
const LOOK_M = 12;

/** In which direction one sets out on an edge, in degrees from north. */
export function headingOut(network: RoadNetwork, edges: DirectedEdges, edge: number): number {
  const isReversed = edges.isReversed[edge] === 1;
  return heading(network, edges.segment[edge]!, isReversed);
}

/** In which direction one comes in at the end of an edge, in degrees from north. */
export function headingIn(network: RoadNetwork, edges: DirectedEdges, edge: number): number {
  const isReversed = edges.isReversed[edge] === 1;
  return (heading(network, edges.segment[edge]!, !isReversed) + 180) % 360;
}

/** From one end of a segment into it. */
function heading(network: RoadNetwork, segment: number, isFromEnd: boolean): number {
  const { shapeStart, shapeLat, shapeLon } = network;
  const [first, last] = [shapeStart[segment]!, shapeStart[segment + 1]! - 1];
  const [from, to] = isFromEnd ? [last, first] : [first, last];
  const step = isFromEnd ? -1 : 1;
  const lat = (point: number) => shapeLat[point]! * DEGREES;
  const lon = (point: number) => shapeLon[point]! * DEGREES;
  let at = from;
  let gone = 0;
  while (at !== to && gone < LOOK_M) {
    gone += distanceM(lat(at), lon(at), lat(at + step), lon(at + step));
    at += step;
  }
  return bearingDeg(lat(from), lon(from), lat(at), lon(at));
}
