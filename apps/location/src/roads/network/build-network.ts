import { readMap, type ReadOptions } from '../../osm/index.js';
import type { Profile } from '../profiles/profile.js';
import { cutSegments } from './cut-segments.js';
import { MappedNodes } from './mapped-nodes.js';
import { MappedRestrictions } from './mapped-restrictions.js';
import { MappedWays } from './mapped-ways.js';
import type { RoadNetwork } from './road-network.js';

/** Reads the roads of a map, in two passes: the first says which nodes are needed. @throws MapFileInvalid */
export async function buildNetwork(
  file: string,
  profiles: readonly Profile[],
  options?: ReadOptions,
): Promise<RoadNetwork> {
  const ways = new MappedWays(profiles);
  const restrictions = new MappedRestrictions();
  const first = {
    way: ways.add.bind(ways),
    relation: (_id: number, ...of: Parameters<MappedRestrictions['add']>) =>
      restrictions.add(...of),
  };
  await readMap(file, first, options);
  const nodes = new MappedNodes(ways.refs.done(), ways.refStart.done(), profiles);
  await readMap(file, { node: nodes.put.bind(nodes) }, options);
  return cutSegments(ways, nodes, { profiles, restrictions });
}
