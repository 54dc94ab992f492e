import { stat } from 'node:fs/promises';
import type { Geocoder } from '../../geocoding/geocoder.js';
import { MapPlaces } from '../../geocoding/storage/map-places.js';
import { loadNetwork, loadProfile } from '../../roads/storage/load-roads.js';
import type { RoadNetwork } from '../../roads/network/road-network.js';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import { DistanceTable } from '../../roads/routes/distance-table.js';
import { Router } from '../../roads/routes/router.js';
import type { Bounds, RegionEntity } from '../regions/region.entity.js';

/** The files of this build are no more: the map was deleted, or a newer build is served. */
export class MapGone extends Error {
  constructor(region: string, options?: ErrorOptions) {
    super(`${region} is not there any more`, options);
    this.name = 'MapGone';
  }
}

/** One build of a map, in memory. What is not asked for is not loaded. */
export class LoadedMap {
  readonly #routers = new Map<ProfileName, Promise<Router>>();
  readonly #tables = new Map<ProfileName, Promise<DistanceTable>>();
  #network: Promise<RoadNetwork> | undefined;
  #places: Promise<MapPlaces> | undefined;

  constructor(
    readonly region: Pick<RegionEntity, 'id' | 'tenant' | 'name' | 'bounds'>,
    readonly build: number,
    readonly folder: string,
  ) {}

  /** Whether a place lies on it, with some room around. */
  covers(lat: number, lon: number): boolean {
    const { bounds } = this.region;
    return bounds !== null && isWithin(bounds, lat, lon);
  }

  /** Square degrees: of two maps with a place the smaller one is meant. */
  get area(): number {
    const [south, west, north, east] = this.region.bounds ?? [0, 0, 0, 0];
    return (north - south) * (east - west);
  }

  /** @throws MapGone */
  router(profile: ProfileName): Promise<Router> {
    return remembered(this.#routers, profile, async () => {
      this.#network ??= loadNetwork(this.folder);
      const loading = this.#network.then((network) => loadProfile(this.folder, profile, network));
      return new Router(await loading.catch((error: unknown) => this.#lost(error)));
    });
  }

  /** @throws MapGone */
  table(profile: ProfileName): Promise<DistanceTable> {
    return remembered(this.#tables, profile, async () => {
      const { roads } = await this.router(profile);
      return new DistanceTable(roads);
    });
  }

  /** What has a name or an address on it; nothing in a build of before there were places. @throws MapGone */
  places(): Promise<MapPlaces> {
    this.#places ??= this.#readPlaces().catch((error: unknown) => {
      this.#places = undefined;
      throw error;
    });
    return this.#places;
  }

  /** Finds places of it, in this thread. @throws MapGone */
  async geocoder(): Promise<Geocoder> {
    return (await this.places()).geocoder;
  }

  /** Loads something, to know whether it can be read. @throws ArrayFileDamaged, RoadsOutdated */
  async check(): Promise<void> {
    this.#network ??= loadNetwork(this.folder);
    await this.#network;
  }

  async #readPlaces(): Promise<MapPlaces> {
    const places = await MapPlaces.read(`${this.region.id}/${this.build}`, this.folder);
    if (places.stored === null)
      await stat(this.folder).catch((error: unknown) => this.#lost(error));
    return places;
  }

  #lost(cause: unknown): never {
    const { code } = cause as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new MapGone(this.region.id, { cause }) : cause;
  }
}

const ROOM_DEG = 0.05;

const isWithin = ([south, west, north, east]: Bounds, lat: number, lon: number): boolean =>
  lat >= south - ROOM_DEG &&
  lat <= north + ROOM_DEG &&
  lon >= west - ROOM_DEG &&
  lon <= east + ROOM_DEG;

/** What failed is tried again by who asks next. */
function remembered<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
