import path from 'node:path';
import { contract } from '../../roads/hierarchy/contract.js';
import { buildNetwork } from '../../roads/network/build-network.js';
import type { RoadNetwork } from '../../roads/network/road-network.js';
import { PROFILES } from '../../roads/profiles/profiles.js';
import { snapArrays } from '../../roads/snapping/snap-arrays.js';
import {
  NETWORK_FILE,
  profileFile,
  saveNetwork,
  saveProfile,
} from '../../roads/storage/save-roads.js';
import { turnGraph } from '../../roads/turns/turn-graph.js';
import { digestOf } from '../../storage/array-file.js';
import type { Bounds } from '../regions/region.entity.js';
import type { MapLayer } from './map-layer.js';

const DEGREES = 1e-7;
const MM_PER_KM = 1e6;
const SHARE_OF_READING = 0.2;

/** Roads, and how each profile gets about on them. */
export const roadLayer: MapLayer = {
  name: 'roads',
  effort: 10,

  async build(source, folder, { onProgress }) {
    const profiles = Object.values(PROFILES);
    const network = await buildNetwork(source, profiles, {
      onProgress: (read, all) => onProgress((read / all) * SHARE_OF_READING),
    });
    const networkFile = path.join(folder, NETWORK_FILE);
    const before = await digestOf(networkFile);
    await saveNetwork(folder, network);
    // A profile takes long: who goes on with a build that was interrupted has those that fit.
    const isSame = before !== null && before === (await digestOf(networkFile));
    const counts: Record<string, number> = {
      segments: network.segmentWay.length,
      road_km: Math.round(network.lengthMm.reduce((sum, mm) => sum + mm, 0) / MM_PER_KM),
    };
    const share = (1 - SHARE_OF_READING) / profiles.length;
    for (const [index, profile] of profiles.entries()) {
      const graph = turnGraph(network, profile, 'time');
      counts[`edges_${profile.name}`] = graph.edges.count;
      if (isSame && (await digestOf(path.join(folder, profileFile(profile.name)))) !== null) {
        continue;
      }
      const hierarchy = contract(graph, (done) =>
        onProgress(SHARE_OF_READING + share * (index + done)),
      );
      const snapping = snapArrays(network, graph.edges);
      await saveProfile(folder, profile.name, { graph, hierarchy, snapping });
    }
    return { counts, bounds: boundsOf(network) };
  },
};

function boundsOf({ shapeLat, shapeLon }: RoadNetwork): Bounds | null {
  if (shapeLat.length === 0) return null;
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < shapeLat.length; at++) {
    const [lat, lon] = [shapeLat[at]!, shapeLon[at]!];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    [west, east] = [Math.min(west, lon), Math.max(east, lon)];
  }
  return [south * DEGREES, west * DEGREES, north * DEGREES, east * DEGREES];
}
