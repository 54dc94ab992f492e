import path from 'node:path';
import { readArrayFile, type StoredArrays } from '../../storage/array-file.js';
import type { Hierarchy, UpwardArcs } from '../hierarchy/hierarchy.js';
import type { RoadNetwork, WayUses } from '../network/road-network.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { SnapArrays } from '../snapping/snap-arrays.js';
import type { Adjacency } from '../turns/adjacency.js';
import type { DirectedEdges } from '../turns/directed-edges.js';
import type { TurnGraph } from '../turns/turn-graph.js';
import { NETWORK_FILE, profileFile, ROADS_FORMAT } from './save-roads.js';

/** Files of another version: they are to be built anew. */
export class RoadsOutdated extends Error {
  constructor(file: string) {
    super(`${file} was made by another version`);
    this.name = 'RoadsOutdated';
  }
}

/** @throws ArrayFileDamaged, RoadsOutdated */
export async function loadNetwork(folder: string): Promise<RoadNetwork> {
  const stored = await read(folder, NETWORK_FILE);
  const { arrays, about } = stored;
  const profiles = about['profiles'] as string[];
  const names = JSON.parse(Buffer.from(arrays['names'] as Uint8Array).toString()) as string[];
  return {
    ...(arrays as unknown as RoadNetwork),
    names,
    blocked: Object.fromEntries(
      profiles.map((name) => [name, arrays[`blocked.${name}`] as Uint8Array]),
    ),
    uses: Object.fromEntries(
      profiles.map((name) => [name, part(stored, `uses.${name}`) as WayUses]),
    ),
    // They are in the turns already.
    restrictions: [],
  };
}

/** @throws ArrayFileDamaged, RoadsOutdated */
export async function loadProfile(
  folder: string,
  name: ProfileName,
  network: RoadNetwork,
): Promise<ProfileRoads> {
  const stored = await read(folder, profileFile(name));
  const count = stored.about['edges'] as number;
  const nodes = stored.about['nodes'] as number;
  const turns = part(stored, 'graph') as Omit<TurnGraph, 'edges' | 'nodes' | 'copies' | 'out'>;
  const graph: TurnGraph = {
    ...turns,
    nodes,
    edges: { ...(part(stored, 'edges') as Omit<DirectedEdges, 'count'>), count },
    copies: copiesOf(turns.edgeOfNode, count),
    out: part(stored, 'out') as Adjacency,
  };
  const hierarchy: Hierarchy = {
    ...(part(stored, 'hierarchy') as Omit<Hierarchy, 'nodes' | 'up' | 'down'>),
    nodes,
    up: part(stored, 'up') as UpwardArcs,
    down: part(stored, 'down') as UpwardArcs,
  };
  // A build of before has none.
  if (!stored.arrays['snapping.tree']) return { network, graph, hierarchy };
  return { network, graph, hierarchy, snapping: part(stored, 'snapping') as SnapArrays };
}

async function read(folder: string, name: string): Promise<StoredArrays> {
  const file = path.join(folder, name);
  const stored = await readArrayFile(file);
  if (stored.about['format'] !== ROADS_FORMAT) throw new RoadsOutdated(file);
  return stored;
}

/** The arrays whose names begin so, without that. */
function part({ arrays }: StoredArrays, prefix: string): unknown {
  const own = Object.entries(arrays).filter(([name]) => name.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(([name, values]) => [name.slice(prefix.length + 1), values]));
}

function copiesOf(edgeOfNode: Int32Array, count: number): ReadonlyMap<number, readonly number[]> {
  const copies = new Map<number, number[]>();
  for (let node = count; node < edgeOfNode.length; node++) {
    const edge = edgeOfNode[node]!;
    const known = copies.get(edge);
    if (known) known.push(node);
    else copies.set(edge, [node]);
  }
  return copies;
}
