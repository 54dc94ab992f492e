import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { PbfReader } from 'pbf';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import sharp from 'sharp';
import { MONACO } from '../osm/fixtures/maps.js';
import { tileId } from './archive/tile-id.js';
import { writeArchive } from './archive/write-archive.js';
import { encodeTiles } from './encode-tiles.js';
import { joinRings } from './features/join-rings.js';
import { polygons } from './features/polygons.js';
import {
  mapStyle,
  type StaticMap,
  staticMap,
  TileArchive,
  tileLayer,
  TILES_FILE,
} from './index.js';
import { mercator } from './mercator.js';
import { classifyLine, classifyPoint } from './schema/classify.js';
import type { MapFeature } from './schema/map-feature.js';

const PALACE = { lat: 43.7314, lon: 7.4203 };

let folder: string;
let archive: TileArchive;
let built: Awaited<ReturnType<typeof tileLayer.build>>;
const told: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  built = await tileLayer.build(MONACO, folder, { onProgress: (share) => told.push(share) });
  archive = new TileArchive(join(folder, TILES_FILE));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The tile of a place, by its layers. */
async function layersAt({ lat, lon }: { lat: number; lon: number }, z: number) {
  const [x, y] = mercator(lat, lon).map((part) => Math.floor(part * 2 ** z)) as [number, number];
  const bytes = await archive.tile(z, x, y);
  return bytes ? new VectorTile(new PbfReader(bytes)).layers : {};
}

type Layers = Awaited<ReturnType<typeof layersAt>>;
const properties = (layers: Layers, name: string) => {
  const layer = layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer!.feature(at).properties);
};

const contentOf = (at: number): string => (at % 3 === 0 ? 'the same' : `content ${at * 7919}`);
const square = (at: number, side: number) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ].map(([x, y]) => [at + x! * side, at + y! * side]);
const pixels = async (of: StaticMap) => {
  const { data, info } = await sharp(await staticMap(archive, of))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    info,
    at: (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ],
    data,
  };
};

describe('the tiles of a map', () => {
  it('have what is there: streets, houses, ground, places and points', async () => {
    const layers = await layersAt(PALACE, 14);
    expect(Object.keys(layers).toSorted()).toEqual(
      expect.arrayContaining(['buildings', 'landuse', 'places', 'pois', 'roads']),
    );
    const names = properties(layers, 'roads').map(({ name }) => name);
    expect(names).toContain('Boulevard Rainier III');
    const cities = properties(layers, 'places').map(({ name }) => name);
    expect(cities).toContain('Monaco');
  });

  it('have less the farther one looks', async () => {
    const zooms = await Promise.all([14, 12, 10, 8, 5].map((z) => layersAt(PALACE, z)));
    const counts = zooms.map((layers) => properties(layers, 'roads').length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(counts[2]! * 2);
    const [, , far] = zooms;
    expect(Object.keys(far!)).not.toContain('buildings');
    expect(properties(far!, 'roads').some((one) => one['class'] === 'minor')).toBe(false);
  });

  it('are told about', async () => {
    const metadata = await archive.metadata();
    expect(metadata['attribution']).toBe('© OpenStreetMap contributors');
    const layers = metadata['vector_layers'] as { id: string; fields: Record<string, string> }[];
    expect(layers.map(({ id }) => id)).toContain('roads');
    expect(layers.find(({ id }) => id === 'roads')!.fields).toMatchObject({ name: 'String' });
    expect(built.counts['tiles']).toBeGreaterThan(15);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect((await stat(join(folder, TILES_FILE))).size).toBeLessThan(500_000);
  });

  it('are nowhere where nothing is', async () => {
    expect(await archive.tile(14, 0, 0)).toBeNull();
    expect(await archive.tile(15, 17_000, 12_000)).toBeNull();
  });

  it('leave things out rather than become too large', () => {
    const features: MapFeature[] = Array.from({ length: 5000 }, (_, at) => ({
      layer: at % 2 === 0 ? 'pois' : 'places',
      minZoom: 0,
      geometry: { type: 'Point', coordinates: [at / 1e4, at / 2e4] },
      properties: { name: `Number ${at}` },
    }));
    const most = 100_000;
    for (const { bytes } of encodeTiles(features, [0, 0, 0.25, 0.5], { mostTileBytes: most })) {
      expect(bytes.length).toBeLessThanOrEqual(most);
      const { layers } = new VectorTile(new PbfReader(bytes));
      expect(layers['places']!.length).toBeGreaterThan(0);
    }
  });
});

describe('an archive', () => {
  it('numbers tiles as others do', () => {
    for (const z of [0, 1, 2, 5, 14, 20]) {
      for (const part of [0, 0.2, 0.5, 0.77, 0.999]) {
        const [x, y] = [Math.floor(part * 2 ** z), Math.floor((1 - part) * (2 ** z - 1))];
        expect(tileId(z, x, y)).toBe(zxyToTileId(z, x, y));
        expect(tileIdToZxy(tileId(z, x, y))).toEqual([z, x, y]);
      }
    }
  });

  it('finds every tile when its directory has leaves, and keeps the same once', async () => {
    const path = join(folder, 'many.pmtiles');
    const tiles = Array.from({ length: 30_000 }, (_, at) => {
      return { id: tileId(9, 0, 0) + at * 3, bytes: Buffer.from(contentOf(at)) };
    });
    const about = { zooms: [9, 9], bounds: [-85, -180, 85, 180], metadata: {} } as const;
    await writeArchive(path, tiles, about);
    const many = new TileArchive(path);
    for (let at = 0; at < tiles.length; at += 997) {
      const bytes = await many.tile(...tileIdToZxy(tiles[at]!.id));
      expect(Buffer.from(bytes!).toString()).toBe(contentOf(at));
      expect(await many.tile(...tileIdToZxy(tiles[at]!.id + 1))).toBeNull();
    }
  });
});

describe('what is drawn', () => {
  it.each([
    [{ highway: 'motorway_link' }, 'roads', 'motorway'],
    [{ highway: 'residential' }, 'roads', 'minor'],
    [{ railway: 'tram' }, 'roads', 'transit'],
    [{ natural: 'water', water: 'lake' }, 'water', 'lake'],
    [{ waterway: 'stream' }, 'water', 'stream'],
    [{ landuse: 'forest' }, 'landuse', 'forest'],
    [{ building: 'yes' }, 'buildings', 'building'],
    [{ building: 'no' }, undefined, undefined],
    [{ highway: 'proposed' }, undefined, undefined],
  ])('%j is of layer %s as %s', (tags, layer, name) => {
    const drawn = classifyLine(tags);
    expect([drawn?.layer, drawn?.class]).toEqual([layer, name]);
  });

  it.each([
    [{ place: 'town', name: 'Ulm' }, 'places'],
    [{ place: 'town' }, undefined],
    [{ shop: 'bakery', name: 'Brot' }, 'pois'],
    [{ amenity: 'bench' }, undefined],
  ])('the point %j is of layer %s', (tags, layer) => {
    expect(classifyPoint(tags)?.layer).toBe(layer);
  });

  it('joins ways to rings, and puts holes where they lie', () => {
    expect(
      joinRings([
        [1, 2, 3],
        [5, 4, 3],
        [5, 1],
        [7, 8],
        [9, 10, 11, 9],
      ]),
    ).toEqual([
      [1, 2, 3, 4, 5, 1],
      [9, 10, 11, 9],
    ]);
    const [left, right, hole, lost] = [square(0, 4), square(10, 4), square(11, 1), square(30, 1)];
    expect(polygons([left, right], [hole, lost])).toEqual([[left], [right, hole]]);
  });
});

describe('a style', () => {
  it.each(['light', 'dark'] as const)(
    '%s is right for MapLibre, with labels and without',
    (theme) => {
      const tilesUrl = 'https://maps.example/{z}/{x}/{y}.mvt';
      const glyphsUrl = 'https://maps.example/glyphs/{fontstack}/{range}.pbf';
      const styles = [mapStyle({ theme, tilesUrl }), mapStyle({ theme, tilesUrl, glyphsUrl })];
      expect(styles.map((style) => validateStyleMin(style))).toEqual([[], []]);
      expect(styles[1]!.layers.length).toBeGreaterThan(styles[0]!.layers.length);
    },
  );
});

describe('an image of a map', () => {
  const map: StaticMap = { ...PALACE, zoom: 15.5, width: 400, height: 300, theme: 'light' };

  it('has its size, its streets, its line and its markers where they belong', async () => {
    const plain = await pixels(map);
    expect(plain.info).toMatchObject({ width: 400, height: 300 });
    const colours = new Set(
      Array.from({ length: 400 * 300 }, (_, at) => plain.at(at % 400, Math.floor(at / 400)).join()),
    );
    expect(colours.has('255,255,255')).toBe(true);
    expect(colours.has('220,214,204')).toBe(true);
    const path = [
      [PALACE.lat, PALACE.lon - 0.002],
      [PALACE.lat, PALACE.lon + 0.002],
    ] as const;
    const drawn = await pixels({ ...map, path, markers: [{ ...PALACE, colour: '#00ff00' }] });
    expect(drawn.at(160, 150)).toEqual([0x25, 0x63, 0xeb]);
    expect(drawn.at(200, 141)).toEqual([0, 255, 0]);
    expect(drawn.at(200, 132)).toEqual([255, 255, 255]);
  });

  it('is dark when it is to be, and empty where nothing is', async () => {
    const sea = await pixels({ ...map, lat: 0, lon: -179.99, theme: 'dark' });
    expect(sea.at(10, 10)).toEqual([0x1d, 0x21, 0x26]);
  });

  it.each([
    ['zoom', { zoom: 21 }],
    ['zoom', { zoom: Number.NaN }],
    ['width', { width: 0 }],
    ['height', { height: 2049 }],
    ['lat', { lat: 91 }],
    ['markers[0].colour', { markers: [{ ...PALACE, colour: '"/><script>' }] }],
    [
      'path[1]',
      {
        path: [
          [0, 0],
          [0, 181],
        ] as const,
      },
    ],
  ])('is refused when %s makes no sense', async (field, change) => {
    await expect(staticMap(archive, { ...map, ...change })).rejects.toMatchObject({
      name: 'StaticMapInvalid',
      field,
    });
  });
});
