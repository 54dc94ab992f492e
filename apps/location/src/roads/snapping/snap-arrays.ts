import Flatbush from 'flatbush';
import { componentsOf } from '../network/components.js';
import { growing } from '../network/growing-array.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { DirectedEdges } from '../turns/directed-edges.js';
import { alongOf, squeezeOf } from './along.js';

/** What finds roads near places, as it is kept with a map: making it anew would hold up requests. */
export interface SnapArrays {
  /** A tree of the straight pieces, as Flatbush keeps it; empty when there are none. */
  readonly tree: Uint8Array;
  /** By piece: the point of the shape where it begins, and the segment. */
  readonly point: Int32Array;
  readonly segment: Int32Array;
  /** Millimetres along its segment, by point of the shape. */
  readonly alongMm: Float64Array;
  /** By node: the component that it is in. By component: how many nodes it has. */
  readonly componentOf: Int32Array;
  readonly componentSizes: Int32Array;
}

/** Works it out for the edges of a profile. */
export function snapArrays(network: RoadNetwork, edges: DirectedEdges): SnapArrays {
  const { shapeStart, shapeLat, shapeLon } = network;
  const [points, segments] = [growing.int32(), growing.int32()];
  for (let one = 0; one < shapeStart.length - 1; one++) {
    if (edges.edgeOf[one * 2]! < 0 && edges.edgeOf[one * 2 + 1]! < 0) continue;
    for (let at = shapeStart[one]!; at < shapeStart[one + 1]! - 1; at++) {
      points.push(at);
      segments.push(one);
    }
  }
  const [point, segment] = [points.done(), segments.done()];
  const components = componentsOf(network.nodeLat.length, edges.from, edges.to);
  return {
    tree: treeOf(point, { shapeLat, shapeLon, squeeze: squeezeOf(network) }),
    point,
    segment,
    alongMm: alongOf(network),
    componentOf: components.of,
    componentSizes: components.sizes,
  };
}

function treeOf(
  points: Int32Array,
  of: Pick<RoadNetwork, 'shapeLat' | 'shapeLon'> & { readonly squeeze: number },
): Uint8Array {
  const { shapeLat, shapeLon, squeeze } = of;
  if (points.length === 0) return new Uint8Array();
  const tree = new Flatbush(points.length);
  for (const at of points) {
    const [x, nextX] = [shapeLon[at]! * squeeze, shapeLon[at + 1]! * squeeze];
    const [y, nextY] = [shapeLat[at]!, shapeLat[at + 1]!];
    tree.add(Math.min(x, nextX), Math.min(y, nextY), Math.max(x, nextX), Math.max(y, nextY));
  }
  tree.finish();
  return new Uint8Array(tree.data);
}
