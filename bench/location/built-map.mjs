import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeLayer } from '../../apps/location/dist/maps/layers/place-layer.js';
import { roadLayer } from '../../apps/location/dist/maps/layers/road-layer.js';
import { loadNetwork, loadProfile } from '../../apps/location/dist/roads/storage/load-roads.js';

const MIB = 2 ** 20;

/** Builds what routes and words are found in, and tells what that took. */
export async function builtMap(file) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-bench-'));
  const start = process.cpuUsage();
  const { counts } = await roadLayer.build(file, folder, { onProgress: () => undefined });
  const { user, system } = process.cpuUsage(start);
  const peakMib = process.resourceUsage().maxRSS / 1024;
  await placeLayer.build(file, folder, { onProgress: () => undefined });
  const before = process.memoryUsage().arrayBuffers;
  const network = await loadNetwork(folder);
  const roads = await loadProfile(folder, 'car', network);
  const memoryMib = (process.memoryUsage().arrayBuffers - before) / MIB;
  const remove = () => rm(folder, { recursive: true });
  return { folder, roads, counts, buildS: (user + system) / 1e6, memoryMib, peakMib, remove };
}
