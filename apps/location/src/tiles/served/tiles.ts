import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BUILD_FORMAT } from '../../maps/layers/layers.js';
import type { LoadedMap } from '../../maps/loaded/loaded-map.js';
import { LoadedMaps } from '../../maps/loaded/loaded-maps.js';
import type { Bounds } from '../../maps/regions/region.entity.js';
import { RegionErrors } from '../../maps/regions/region.errors.js';
import { TileArchive } from '../archive/read-archive.js';
import { TILES_FILE } from '../tile-layer.js';
import { absent, mergedTile } from './archives.js';

const MOST_BYTES = 32 * 1024 * 1024;
/** What is not in the cache is there as nothing. */
const NOTHING = Buffer.alloc(0);
const ENTRY_BYTES = 200;

const zipped = promisify(gzip);

/** Which maps are shown, to whom. */
export interface Shown {
  readonly tenant: Tenant;
  /** One map alone; all that the project uses when not given. */
  readonly region?: string | undefined;
}

/** One map alone. */
export interface ShownMap extends Shown {
  readonly region: string;
}

type At = readonly [z: number, x: number, y: number];

/** The tiles of the maps of a project, as if they were of one map. */
@Injectable()
export class Tiles {
  readonly #archives = new WeakMap<LoadedMap, TileArchive>();
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
  });

  constructor(private readonly maps: LoadedMaps) {}

  /** A name that changes when one of the maps does. @throws `region.not_found` */
  version(shown: Shown): string {
    const builds = this.#mapsOf(shown).map(({ region, build }) => `${region.id}/${build}`);
    const text = `${BUILD_FORMAT} ${builds.toSorted().join(' ')}`;
    return createHash('sha256').update(text).digest('base64url').slice(0, 12);
  }

  /** A tile, compressed with gzip; null when there is nothing. @throws `region.not_found` */
  async tile(shown: Shown, at: At): Promise<Buffer | null> {
    const key = `${this.version(shown)} ${at.join('/')}`;
    const known = this.#kept.get(key);
    if (known) return known === NOTHING ? null : known;
    const archives = this.#mapsOf(shown).map((map) => this.#archiveOf(map));
    const bytes = await mergedTile(archives, at);
    const packed = bytes ? await zipped(bytes) : NOTHING;
    this.#kept.set(key, packed);
    return bytes && packed;
  }

  /** What is told of the tiles. @throws `region.not_found` */
  async about(shown: Shown): Promise<{ bounds: Bounds | null; layers: unknown[] }> {
    const maps = this.#mapsOf(shown);
    const told = await Promise.all(
      maps.map((map) => this.#archiveOf(map).metadata().catch(absent)),
    );
    const layers = told.flatMap((one) => (one?.['vector_layers'] ?? []) as VectorLayer[]);
    return {
      bounds: around(maps.flatMap(({ region }) => region.bounds ?? [])),
      layers: merged(layers),
    };
  }

  /** The archives to draw from. @throws `region.not_found` */
  archivesOf(shown: Shown): string[] {
    return this.#mapsOf(shown).map(({ folder }) => join(folder, TILES_FILE));
  }

  /** The archive of one map, which may have nothing to draw and then no archive. @throws `region.not_found` */
  archiveOf(shown: ShownMap): { readonly path: string; readonly name: string } {
    const [{ folder, region }] = this.#mapsOf(shown) as [LoadedMap];
    return { path: join(folder, TILES_FILE), name: region.name };
  }

  #mapsOf({ tenant, region }: Shown): LoadedMap[] {
    if (region === undefined) return this.maps.covering(tenant, []).toReversed();
    const map = this.maps.get(tenant, region);
    if (!map) throw RegionErrors.not_found();
    return [map];
  }

  #archiveOf(map: LoadedMap): TileArchive {
    const archive = this.#archives.get(map) ?? new TileArchive(join(map.folder, TILES_FILE));
    this.#archives.set(map, archive);
    return archive;
  }
}

interface VectorLayer {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

function merged(layers: readonly VectorLayer[]): VectorLayer[] {
  const byName = new Map<string, VectorLayer>();
  for (const layer of layers) {
    const fields = { ...byName.get(layer.id)?.fields, ...layer.fields };
    byName.set(layer.id, { ...layer, fields });
  }
  return [...byName.values()];
}

/** South, west, north and east of all, which come one after the other. */
function around(bounds: readonly number[]): Bounds | null {
  if (bounds.length === 0) return null;
  const edge = (side: number, of: typeof Math.min): number =>
    of(...bounds.filter((_, at) => at % 4 === side));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}
