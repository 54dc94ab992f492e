import { WAY_FLAGS } from '../roads/network/road-network.js';
import type { IsClosed } from '../roads/hierarchy/guided-search.js';
import type { ProfileRoads } from '../roads/routes/find-leg.js';
import type { AVOIDABLE } from './routing.schema.js';

/** Tells of edges whether they are to be avoided; undefined when nothing is. */
export function avoided(
  { network, graph }: ProfileRoads,
  kinds: readonly (typeof AVOIDABLE)[number][],
): IsClosed | undefined {
  if (kinds.length === 0) return undefined;
  const flags = kinds.reduce((all, kind) => all | WAY_FLAGS[kind], 0);
  return (edge) =>
    (network.wayFlags[network.segmentWay[graph.edges.segment[edge]!]!]! & flags) !== 0;
}
