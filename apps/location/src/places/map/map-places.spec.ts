import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MONACO } from '../../osm/fixtures/maps.js';
import { placeLayer } from '../../maps/layers/place-layer.js';
import { poiLayer } from '../../maps/layers/poi-layer.js';
import { loadPlaces } from '../../geocoding/storage/load-places.js';
import { distanceM } from '../../roads/network/geo-distance.js';
import { isAmong } from '../categories/categories.js';
import { loadMapPlaces } from './map-place-file.js';
import { MapPlacesOfInterest } from './map-places.js';
import { osmPlaceIdOf, readOsmPlaceId } from './osm-place-id.js';
import { contactOf, keptTags } from './place-tags.js';

const folders: string[] = [];
const onProgress = () => undefined;

async function build(): Promise<{ pois: MapPlacesOfInterest; ids: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pois-'));
  folders.push(folder);
  await placeLayer.build(MONACO, folder, { onProgress });
  await poiLayer.build(MONACO, folder, { onProgress });
  const [index, own] = [await loadPlaces(folder), await loadMapPlaces(folder)];
  const names = ['node', 'way', 'relation'];
  const ids = Array.from(own!.place, (at) =>
    osmPlaceIdOf(`${names[index.osmType[at]!]}/${index.osmId[at]}`),
  );
  return { pois: new MapPlacesOfInterest(index, own!), ids };
}

let monaco: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  monaco = await build();
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('points of interest of a map', () => {
  it('are found by identifiers that another build has as well', async () => {
    const again = await build();
    expect(again.ids).toEqual(monaco.ids);
    expect(new Set(monaco.ids).size).toBe(monaco.ids.length);
    expect(monaco.ids.length).toBeGreaterThan(200);
    for (const id of monaco.ids) expect(monaco.pois.get(id)?.id).toBe(id);
    for (const id of ['osm-n1', 'osm-x5', 'osm-n', 'osm-n1e3', 'plc_1', 'osm-n9999999999999999']) {
      expect(monaco.pois.get(id)).toBeNull();
    }
    expect(readOsmPlaceId('osm-w12')).toEqual({ type: 1, id: 12 });
  });

  it.each([
    [300, []],
    [2_000, ['food']],
    [5_000, ['amenity=parking', 'shop']],
  ])('are the nearest within %i m of %j, as measuring each says', async (radiusM, wanted) => {
    const { pois, ids } = monaco;
    const circle = { lat: 43.7384, lon: 7.4246, radiusM };
    const found: string[] = [];
    for await (const { id } of pois.nearest(circle, wanted)) found.push(id);
    const measured = ids
      .map((id) => pois.get(id)!)
      .map((place) => ({ place, about: pois.about(place) }))
      .filter(({ about }) => isAmong(wanted, about.category, about.tag))
      .filter(({ about }) => wanted.length > 0 || about.name !== '')
      .map(({ place: { id, lat, lon } }) => ({
        id,
        m: distanceM(circle.lat, circle.lon, lat, lon),
      }))
      .filter(({ m }) => m <= radiusM)
      .toSorted((one, other) => one.m - other.m || (one.id < other.id ? -1 : 1));
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(measured.map(({ id }) => id));
  });

  it('keep what is known of them, and no address that is none of the web', () => {
    expect(keptTags({ name: 'X', 'addr:street': 'Y' })).toBeNull();
    expect(keptTags({ phone: '1', opening_hours: 'x'.repeat(256) })).toEqual({ phone: '1' });
    expect(contactOf({ website: 'www.jardin-exotique.mc', 'contact:phone': '+377' })).toEqual({
      website: 'http://www.jardin-exotique.mc',
      phone: '+377',
    });
    expect(contactOf({ website: 'javascript:alert(1)' })).toEqual({});
    expect(contactOf({ url: 'https://a.example/ x' })).toEqual({});
  });
});
