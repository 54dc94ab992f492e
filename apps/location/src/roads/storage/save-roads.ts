import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type StoredArray, writeArrayFile } from '../../storage/array-file.js';
import type { RoadNetwork } from '../network/road-network.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';

/** Names of the files that a map is kept in. */
export const NETWORK_FILE = 'network.arrays';
export const profileFile = (name: ProfileName): string => `${name}.arrays`;

/** Counts up when the files change their meaning; others are built anew. */
export const ROADS_FORMAT = 1;

/** Keeps the network; ways are written once, for all profiles. */
export async function saveNetwork(folder: string, network: RoadNetwork): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { names, uses, blocked, restrictions: _restrictions, ...arrays } = network;
  const all: Record<string, StoredArray> = { ...arrays };
  for (const [name, values] of Object.entries(blocked)) all[`blocked.${name}`] = values;
  for (const [name, of] of Object.entries(uses)) {
    for (const [key, values] of Object.entries(of))
      all[`uses.${name}.${key}`] = values as StoredArray;
  }
  all['names'] = new TextEncoder().encode(JSON.stringify(names));
  const profiles = Object.keys(uses);
  await writeArrayFile(path.join(folder, NETWORK_FILE), {
    arrays: all,
    about: { format: ROADS_FORMAT, profiles },
  });
}

/** Keeps the turns and the hierarchy of a profile. */
export async function saveProfile(
  folder: string,
  name: ProfileName,
  { graph, hierarchy, snapping }: Omit<ProfileRoads, 'network'>,
): Promise<void> {
  const { edges, nodes, edgeOfNode, arcFrom, arcTo, arcWeight, turnMs, out } = graph;
  const { count: _count, ...ofEdges } = edges;
  const { placeOf, nodeAt, up, down, firstHalf, secondHalf } = hierarchy;
  const arrays = {
    ...prefixed('edges', ofEdges),
    ...prefixed('graph', { edgeOfNode, arcFrom, arcTo, arcWeight, turnMs }),
    ...prefixed('out', { ...out }),
    ...prefixed('hierarchy', { placeOf, nodeAt, firstHalf, secondHalf }),
    ...prefixed('up', { ...up }),
    ...prefixed('down', { ...down }),
    ...prefixed('snapping', { ...snapping }),
  };
  const about = { format: ROADS_FORMAT, edges: edges.count, nodes };
  await writeArrayFile(path.join(folder, profileFile(name)), { arrays, about });
}

const prefixed = (prefix: string, arrays: Readonly<Record<string, StoredArray>>) =>
  Object.fromEntries(Object.entries(arrays).map(([name, values]) => [`${prefix}.${name}`, values]));
