import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocationSettings } from '../../location-settings.js';
import { roadLayer } from '../../maps/layers/road-layer.js';
import { LoadedMap } from '../../maps/loaded/loaded-map.js';
import type { LoadedMaps } from '../../maps/loaded/loaded-maps.js';
import { MONACO } from '../../osm/fixtures/maps.js';
import { AskedMaps } from '../../routing/asked-maps.js';
import { IsochroneFinder } from '../../routing/isochrone-finder.js';
import { RouteFinder } from '../../routing/route-finder.js';
import { Routing } from '../../routing/routing.service.js';
import { RoadThreads } from '../../routing/threads/road-threads.js';
import { TraceMatcher } from '../../routing/trace-matcher.js';
import { EmbeddedEngine } from '../embedded/embedded-engine.js';
import type { StartedEngine } from './started-engine.js';
import { IN_MONACO } from './started-engine.js';

/** The embedded engine over the sample map. */
export async function startEmbedded(): Promise<StartedEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-engine-'));
  const { bounds } = await roadLayer.build(MONACO, folder, { onProgress: () => undefined });
  const region = { id: 'reg_1', tenant: null, name: 'Monaco', bounds: bounds ?? null };
  const map = new LoadedMap(region, 1, folder);
  const loaded = {
    covering: (_tenant: unknown, places: readonly { lat: number; lon: number }[]) =>
      places.every(({ lat, lon }) => map.covers(lat, lon)) ? [map] : [],
    get: () => map,
    look: () => Promise.resolve(),
  } as unknown as LoadedMaps;
  const config = { LOCATION_ROUTING_THREADS: 1 };
  const threads = new RoadThreads({ config } as LocationSettings);
  const maps = new AskedMaps(loaded);
  const routing = new Routing(maps, new RouteFinder(threads), threads);
  const isochrones = new IsochroneFinder(maps, threads);
  const traces = new TraceMatcher(maps, threads);
  return {
    engine: new EmbeddedEngine(maps, routing, isochrones, traces, threads),
    places: IN_MONACO,
    async [Symbol.asyncDispose]() {
      await threads.onApplicationShutdown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
