import { Geocoder, loadPlaces } from '../apps/location/dist/geocoding/index.js';
import { Places } from '../apps/location/dist/geocoding/index/places.js';
import { PlainSearch } from '../apps/location/dist/roads/hierarchy/plain-search.js';
import { HierarchySearch } from '../apps/location/dist/roads/hierarchy/search.js';
import { DistanceTable } from '../apps/location/dist/roads/routes/distance-table.js';
import { Router } from '../apps/location/dist/roads/routes/router.js';
import { builtMap } from './location/built-map.mjs';
import { cpuOfEach, p95Ms, say, seeded } from './location/measured.mjs';
import { pgRouting } from './location/pg-routing.mjs';
import { valhalla } from './location/valhalla.mjs';

const SAMPLE = 'apps/location/sample/monaco.osm.gz';
const QUERIES = 2000;
const SLOW = 100;
const SIDE = 100;
const WITHIN_M = 1000;
const DEGREES = 1e-7;

/**
 * What finding the way and finding places cost on one map, `MAP` or the sample, beside Dijkstra on the
 * same graph, pgRouting and Valhalla in the same run. Fences, positions and words at a million places
 * have benchmarks of their own.
 */
export async function run() {
  const file = process.env['MAP'] ?? SAMPLE;
  const map = await builtMap(file);
  const { roads, counts } = map;
  const million = roads.graph.arcFrom.length / 1e6;
  console.log(`  ${file}: ${counts.segments} segments, ${Math.round(million * 1e6)} arcs of a car`);
  say('built, three profiles', `${map.buildS.toFixed(1)} s`);
  say('memory while roads are built, all of it', `${Math.round(map.peakMib)} MiB`);
  say('memory, a million arcs', `${Math.round(map.memoryMib / million)} MiB`);
  const random = seeded(7);
  const pairs = Array.from({ length: QUERIES }, () => [
    random(roads.graph.nodes),
    random(roads.graph.nodes),
  ]);
  const nodeUs = await cores(roads, pairs);
  await againstPostgres(roads, pairs, nodeUs);
  const places = Array.from({ length: QUERIES }, () => somewhere(roads.network, random));
  await routes(file, roads, places);
  tables(roads, places);
  await words(map.folder);
  await map.remove();
}

/** The search alone, without roads near and without lines. */
async function cores({ graph, hierarchy }, pairs) {
  const search = new HierarchySearch(hierarchy);
  const plain = new PlainSearch(graph);
  const nodeUs = await cpuOfEach(pairs, ([from, to]) => search.find(end(from), end(to)));
  const plainUs = await cpuOfEach(pairs.slice(0, SLOW), ([from, to]) =>
    plain.find(end(from), end(to)),
  );
  const wrong = pairs
    .slice(0, SLOW)
    .filter(
      ([from, to]) =>
        search.find(end(from), end(to))?.weight !== plain.find(end(from), end(to))?.weight,
    );
  say('search between two edges', `${nodeUs.toFixed(1)} µs`);
  say('Dijkstra / search', (plainUs / nodeUs).toFixed(0), '(goal ≥ 50)');
  say('answers that differ', `${wrong.length} of ${SLOW}`, '(goal 0)');
  return nodeUs;
}

async function againstPostgres({ graph }, pairs, nodeUs) {
  const postgres = await pgRouting(graph);
  if (!postgres) {
    say('pgRouting / search', 'not here', '(goal ≥ 1000; apt-get install postgresql-15-pgrouting)');
    return;
  }
  try {
    await postgres.weight(...pairs[0]);
    const before = postgres.cpuUs();
    for (const [from, to] of pairs.slice(0, SLOW)) await postgres.weight(from, to);
    const us = (postgres.cpuUs() - before) / SLOW;
    say('pgRouting / search', (us / nodeUs).toFixed(0), '(goal ≥ 1000)');
  } finally {
    await postgres.stop();
  }
}

/** Between places: roads near, the way and its legs. */
async function routes(file, roads, places) {
  const router = new Router(roads);
  const pairs = places.slice(0, -1).map((from, index) => [from, places[index + 1]]);
  const us = await cpuOfEach(pairs, (pair) => router.route(pair, WITHIN_M));
  say('route between two places', `${us.toFixed(1)} µs`);
  const native = await valhalla(file);
  if (!native) {
    say('Valhalla / route', 'not here', '(goal ≥ 20; a map as .pbf, and VALHALLA_FOLDER)');
    return;
  }
  const nativeUs = await cpuOfEach(pairs.slice(0, SLOW), ([from, to]) =>
    native.route(from, to).catch(() => null),
  );
  say('Valhalla / route', (nativeUs / us).toFixed(0), '(goal ≥ 20)');
  await native.stop();
}

function tables(roads, places) {
  const table = new DistanceTable(roads);
  const { snapper } = new Router(roads);
  const snaps = places
    .map(({ lat, lon }) => snapper.snap(lat, lon, WITHIN_M))
    .filter((snap) => snap !== null);
  const [sources, targets] = [snaps.slice(0, SIDE), snaps.slice(SIDE, 2 * SIDE)];
  for (let round = 0; round < 20; round++) table.between(sources, targets);
  const { user, system } = process.cpuUsage();
  for (let round = 0; round < 20; round++) table.between(sources, targets);
  const after = process.cpuUsage();
  const ms = (after.user + after.system - user - system) / 1000 / 20;
  say(`table of ${SIDE} × ${SIDE}`, `${ms.toFixed(1)} ms`, '(goal ≤ 50)');
}

/** Names of the map, whole and as they are typed. */
async function words(folder) {
  const index = await loadPlaces(folder);
  const geocoder = new Geocoder(index);
  const random = seeded(11);
  const places = new Places(index);
  const names = Array.from({ length: places.count }, (_, place) => places.name(place)).filter(
    (name) => name.length > 3,
  );
  const asked = Array.from({ length: 500 }, () => names[random(names.length)]);
  const search = p95Ms(asked, (name) => geocoder.search(name));
  const typed = p95Ms(asked, (name) => geocoder.suggest(name.slice(0, 3 + random(6))));
  say('finding a name, 95 of 100', `${search.toFixed(2)} ms`, '(goal ≤ 20)');
  say('suggesting while one types, 95 of 100', `${typed.toFixed(2)} ms`, '(goal ≤ 10)');
}

/** A place on a road. */
function somewhere({ shapeLat, shapeLon }, random) {
  const at = random(shapeLat.length);
  return { lat: shapeLat[at] * DEGREES, lon: shapeLon[at] * DEGREES };
}

const end = (node) => [{ node, weight: 0 }];
