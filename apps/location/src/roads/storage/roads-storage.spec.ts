import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MONACO } from '../../osm/fixtures/maps.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { PROFILES } from '../profiles/profiles.js';
import { Router } from '../routes/router.js';
import { snapArrays } from '../snapping/snap-arrays.js';
import { turnGraph } from '../turns/turn-graph.js';
import { loadNetwork, loadProfile } from './load-roads.js';
import { saveNetwork, saveProfile } from './save-roads.js';

it('roads that were kept give the same routes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-roads-'));
  const network = await buildNetwork(MONACO, [PROFILES.car]);
  const graph = turnGraph(network, PROFILES.car, 'time');
  const hierarchy = contract(graph);
  await saveNetwork(folder, network);
  const snapping = snapArrays(network, graph.edges);
  await saveProfile(folder, 'car', { graph, hierarchy, snapping });
  const kept = await loadProfile(folder, 'car', await loadNetwork(folder));
  await rm(folder, { recursive: true });
  const ends = [
    { lat: 43.733802, lon: 7.413433 },
    { lat: 43.739662, lon: 7.424355 },
  ];
  const [before, after] = [{ network, graph, hierarchy }, kept].map((roads) =>
    new Router(roads).route(ends, 500),
  );
  expect(after).toEqual(before);
  expect(kept.network.names).toEqual(network.names);
  expect(kept.graph.copies).toEqual(graph.copies);
  expect(kept.snapping).toEqual(snapping);
  expect(kept.snapping!.tree.buffer).toBeInstanceOf(SharedArrayBuffer);
});
