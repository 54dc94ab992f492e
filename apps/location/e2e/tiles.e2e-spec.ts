import { VectorTile } from '@mapbox/vector-tile';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { eventually } from '@skydeck/testing';
import { PbfReader } from 'pbf';
import { FetchSource, PMTiles } from 'pmtiles';
import sharp from 'sharp';
import { LocationHarness } from './location-harness.js';

const AREA = { z: 14, x: 8529, y: 5974 };
const TILE = `${AREA.z}/${AREA.x}/${AREA.y}.mvt`;
const PAGE = 'https://www.example.com';
const SEA = [0xa9, 0xcf, 0xe6];

const layersOf = async (answer: Response) =>
  new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer()))).layers;

describe('maps to look at', () => {
  let location: LocationHarness;
  let key: string;
  let region: string;

  beforeAll(async () => {
    location = await LocationHarness.start();
    key = location.auth.key('reader', { scopes: ['maps:read'] });
    region = await location.ready('Monaco (sample)');
    await eventually(async () => (await read(`/tiles/${TILE}`)).status === 200);
  }, 120_000);

  afterAll(() => location.close());

  const at = (path: string): string => `${location.service.url}/api/v1${path}`;
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(at(path), { headers: { authorization: `Bearer ${key}`, ...headers } });
  const tokenFor = async (body: object) => {
    const { data } = await location.post('/maps/tokens', body);
    return data as {
      token: string;
      style_url: string;
      archive_url: string | null;
      static_url: string;
      expires_at: string;
    };
  };

  it('200: a tile has streets, houses and the sea, is small on its way, and is asked for once', async () => {
    const tile = await read(`/tiles/${TILE}`);
    expect(tile.headers.get('content-encoding')).toBe('gzip');
    expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    const etag = tile.headers.get('etag')!;
    const layers = await layersOf(tile);
    expect(Object.keys(layers)).toEqual(expect.arrayContaining(['roads', 'buildings', 'water']));
    const again = await read(`/tiles/${TILE}`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const plain = await read(`/tiles/${TILE}?region=${region}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Object.keys(await layersOf(plain))).toEqual(Object.keys(layers));
  });

  it('204: there is nothing where no map is; 422: nor are there such tiles; 404: nor such maps', async () => {
    expect((await read('/tiles/14/0/0.mvt')).status).toBe(204);
    expect((await read('/tiles/23/0/0.mvt')).status).toBe(422);
    expect((await read('/tiles/1/a/0.mvt')).status).toBe(422);
    expect((await read(`/tiles/${TILE}?region=reg_00000000000000000000000000`)).status).toBe(404);
    expect((await fetch(at(`/tiles/${TILE}`))).status).toBe(401);
  });

  it('200: a style draws them, with names in a language; TileJSON tells of them', async () => {
    const style = await (await read('/tiles/style.json?theme=dark&language=ru')).json();
    expect(validateStyleMin(style as never)).toEqual([]);
    expect(JSON.stringify(style)).toContain('name_ru');
    expect((style as { glyphs: string }).glyphs).toContain('/api/v1/fonts/{fontstack}/');
    const about = (await (await read('/tiles/tiles.json')).json()) as Record<string, unknown>;
    expect(about).toMatchObject({ tilejson: '3.0.0', maxzoom: 14 });
    expect(about['attribution']).toBe('© OpenStreetMap contributors');
    expect((about['vector_layers'] as { id: string }[]).map(({ id }) => id)).toContain('roads');
  });

  it.each([
    ['Latin', 0, 65],
    ['Cyrillic', 1024, 1071],
    ['Greek', 768, 937],
    ['Arabic', 1536, 1605],
    ['joined Arabic', 65_024, 65_251],
  ])('200: has %s letters', async (_what, first, letter) => {
    const file = await fetch(at(`/fonts/DejaVu%20Sans%20Book/${first}-${first + 255}.pbf`));
    expect(file.headers.get('cache-control')).toContain('public');
    const ids: number[] = [];
    new PbfReader(new Uint8Array(await file.arrayBuffer())).readFields((stack, _, pbf) => {
      if (stack !== 1) return;
      pbf.readMessage((field, _none, letters) => {
        if (field !== 3) return;
        letters.readMessage((tag, _of, one) => {
          if (tag === 1) ids.push(one.readVarint());
        }, null);
      }, null);
    }, null);
    expect(ids).toContain(letter);
  });

  it('200: an image has its size, twice as much for dense screens, and the sea', async () => {
    const query = 'center=43.7332,7.4260&zoom=13&width=300&height=200&scale=2';
    const answer = await read(`/maps/static?${query}&markers=43.7314,7.4203,00ff00`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 400 });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3),
    ];
    expect(pixel(590, 300)).toEqual(SEA);
    // As /snap and others give places.
    const exact = 'center=43.738400000000006,7.424600000000001';
    expect((await read(`/maps/static?${exact}&width=50&height=50`)).status).toBe(200);
    const cached = await read(`/maps/static?${query}&markers=43.7314,7.4203,00ff00`, {
      'if-none-match': answer.headers.get('etag')!,
    });
    expect(cached.status).toBe(304);
  });

  it.each([
    '',
    'center=91,0',
    'center=x',
    'bbox=2,1,1,2',
    'center=90.1,0',
    'center=1,1&width=5000',
    'polyline=%00',
  ])('422: draws no image of ?%s', async (query) => {
    expect((await read(`/maps/static?${query}`)).status).toBe(422);
  });

  it('201: a token shows maps on the pages it names, and nowhere else', async () => {
    const { style_url: url, token } = await tokenFor({ origins: [PAGE, 'https://*.example.org'] });
    const from = (origin: string) => fetch(url, { headers: { origin } });
    const style = await from(PAGE);
    expect([style.status, style.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const { sources } = (await style.json()) as { sources: { skydeck: { tiles: string[] } } };
    const tile = sources.skydeck.tiles[0]!.replace('{z}/{x}/{y}', `${AREA.z}/${AREA.x}/${AREA.y}`);
    expect((await fetch(tile, { headers: { origin: PAGE } })).status).toBe(200);
    expect((await from('https://maps.example.org')).status).toBe(200);
    expect((await from('https://example.net')).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    const bent = url.replace(token, `${token.slice(0, -2)}xx`);
    expect((await fetch(bent, { headers: { origin: PAGE } })).status).toBe(401);
  });

  it('206: a client of PMTiles reads single tiles out of the file of a map, and what is told of it', async () => {
    const headers = new Headers({ authorization: `Bearer ${key}` });
    const client = new PMTiles(new FetchSource(at(`/regions/${region}/tiles.pmtiles`), headers));
    expect(await client.getHeader()).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 14 });
    expect(await client.getMetadata()).toMatchObject({
      attribution: '© OpenStreetMap contributors',
    });
    const found = await client.getZxy(AREA.z, AREA.x, AREA.y);
    const own = await read(`/tiles/${TILE}?region=${region}`);
    expect(Buffer.from(found!.data)).toEqual(Buffer.from(await own.arrayBuffer()));
    expect(await client.getZxy(14, 0, 0)).toBeUndefined();
  });

  it('200: the file of a map comes whole, goes on where it was cut off, and is asked for once', async () => {
    const path = `/regions/${region}/tiles.pmtiles`;
    const whole = await read(path);
    expect(whole.headers.get('content-type')).toBe('application/vnd.pmtiles');
    expect(whole.headers.get('content-disposition')).toContain('.pmtiles');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.subarray(0, 7).toString()).toBe('PMTiles');
    const etag = whole.headers.get('etag')!;
    const rest = await read(path, { range: 'bytes=1000-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(1000));
    const last = await read(path, { range: 'bytes=-5' });
    expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-5));
    const other = await read(path, { range: 'bytes=1000-', 'if-range': '"another build"' });
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    expect((await read(path, { 'if-none-match': `W/"x", ${etag}` })).status).toBe(304);
    const headers = { authorization: `Bearer ${key}` };
    const head = await fetch(at(path), { method: 'HEAD', headers });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    const behind = await read(path, { range: `bytes=${bytes.length}-` });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect(await behind.json()).toMatchObject({ error: { code: 'map.range_not_satisfiable' } });
  });

  it('200: a page reads it with a token for that map; 404: with that of another; 401: with none', async () => {
    const { archive_url: url } = await tokenFor({ region, origins: [PAGE] });
    const client = new PMTiles(new FetchSource(url!, new Headers({ origin: PAGE })));
    expect((await client.getZxy(AREA.z, AREA.x, AREA.y))?.data.byteLength).toBeGreaterThan(100);
    const part = await fetch(url!, { headers: { origin: PAGE, range: 'bytes=0-6' } });
    expect(part.headers.get('access-control-expose-headers')).toContain('content-range');
    expect(await part.text()).toBe('PMTiles');
    expect((await fetch(url!)).status).toBe(403);
    const nobodys = '/regions/reg_00000000000000000000000000/tiles.pmtiles';
    const { token, archive_url: none } = await tokenFor({});
    expect(none).toBeNull();
    expect((await fetch(at(`/public${nobodys}?token=${token}`))).status).toBe(404);
    const elsewhere = url!.replace(region, 'reg_00000000000000000000000000');
    expect((await fetch(elsewhere, { headers: { origin: PAGE } })).status).toBe(404);
    expect((await read(nobodys)).status).toBe(404);
    expect((await fetch(at(`/regions/${region}/tiles.pmtiles`))).status).toBe(401);
    const stranger = location.auth.key('stranger', { scopes: ['devices:read'] });
    const headers = { authorization: `Bearer ${stranger}` };
    expect((await fetch(at(`/regions/${region}/tiles.pmtiles`), { headers })).status).toBe(403);
  });

  it('401: a token ends; 403: who may only look makes none', async () => {
    const { static_url: url } = await tokenFor({ expires_in_s: 60 });
    expect((await fetch(`${url}&center=43.73,7.42`)).status).toBe(200);
    const refused = await location.post('/maps/tokens', {}, key);
    expect(refused.status).toBe(403);
    expect((await location.post('/maps/tokens', { origins: ['example.com'] })).status).toBe(422);
    expect((await fetch(at('/public/tiles/tiles.json'))).status).toBe(422);
  });
});
