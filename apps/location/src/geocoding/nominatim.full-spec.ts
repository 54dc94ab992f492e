import { existsSync } from 'node:fs';
import path from 'node:path';
import { Geocoder } from './geocoder.js';
import { type Gazetteer, readGazetteer } from './import/gazetteer.js';
import { buildIndex } from './index/build-index.js';
import type { GeocodeResult } from './result.js';

/** Folder with the map of Nominatim's own API tests, as `osm/nominatim-apidb-test-data.osm.pbf`. */
const FOLDER = process.env['SKYDECK_LOCATION_DATA'];
const MAP = path.join(FOLDER ?? '', 'osm/nominatim-apidb-test-data.osm.pbf');
const isThere = FOLDER !== undefined && existsSync(MAP);
if (!isThere) {
  process.stderr.write(
    `SKIPPED: known answers of Nominatim, as SKYDECK_LOCATION_DATA has no ${MAP}\n`,
  );
}
const READING_MS = 120_000;

// Facts as Nominatim's own tests of its API have them for this map.
(isThere ? describe : describe.skip)('known answers of Nominatim', () => {
  let geocoder: Geocoder;
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await readGazetteer(MAP);
    geocoder = new Geocoder(buildIndex(gazetteer));
  }, READING_MS);
  const first = (q: string): GeocodeResult => geocoder.search(q)[0]!;

  it('Samina is a river before it is a bus stop', () => {
    expect(first('Samina').category).toEqual({ key: 'waterway', value: 'river' });
  });

  it('a house number between two that are mapped', () => {
    const found = first('Grosssteg 1023, Triesenberg');
    expect(found).toMatchObject({
      match: 'interpolated',
      address: { house_number: '1023', road: 'Grosssteg', town: 'Triesenberg', postcode: '9497' },
    });
    expect(found.confidence).toBeLessThan(0.91);
  });

  it('a house with the number 0', () => {
    expect(first('Gnalpstrasse 0').address['house_number']).toBe('0');
  });

  it('a category in brackets, in a town', () => {
    const found = geocoder.search('[restaurant] Vaduz');
    expect(found.length).toBeGreaterThan(3);
    for (const { category, address } of found) {
      expect(category).toEqual({ key: 'amenity', value: 'restaurant' });
      expect(Object.values(address)).toContain('Vaduz');
    }
  });

  it('a category as a word, within bounds', () => {
    const found = geocoder.search('restaurants', { bounds: [47.14866, 9.5083, 47.15253, 9.52043] });
    expect(found.length).toBeGreaterThan(0);
    for (const { category } of found) expect(category.value).toBe('restaurant');
  });

  it('a name near a place', () => {
    expect(Object.values(first('sporry, 47.10791,9.52676').address)).toContain('Triesen');
  });

  it('a short word, a tab, and a number that is not there', () => {
    expect(first('52\tBodastr,Triesenberg').category).toEqual({
      key: 'highway',
      value: 'residential',
    });
  });

  it('a longer postcode, in a country', () => {
    expect(first('36067-1111, us')).toMatchObject({
      match: 'postcode',
      address: { postcode: '36067' },
    });
  });

  it('an address in parts', () => {
    const [found] = geocoder.structured({
      street: '19 Am schrägen Weg',
      city: 'Vaduz',
      postcode: '9490',
    });
    expect(found!.address).toMatchObject({ house_number: '19', road: 'Am Schrägen Weg' });
    expect(geocoder.structured({ city: 'Steg' })[0]).toMatchObject({ kind: 'village' });
  });

  it.each([
    [47.107465, 9.52838521614, { house_number: '39A/B', road: 'Dorfstrasse' }],
    [
      47.118457166193245,
      9.570678289621355,
      { house_number: '1021', road: 'Grosssteg', postcode: '9497' },
    ],
    [
      47.11834,
      9.57167,
      {
        house_number: '3',
        road: 'Grosssteg',
        town: 'Triesenberg',
        county: 'Oberland',
        country: 'Liechtenstein',
      },
    ],
    [
      47.0629071,
      9.4879694,
      { house_number: '64', road: 'Hampfländer', village: 'Mäls', postcode: '9496' },
    ],
    [
      32.4752389363,
      -86.4810198619,
      { road: 'Upper Kingston Road', postcode: '36067', country_code: 'us' },
    ],
  ])('at %d, %d is %j', (lat, lon, address) => {
    expect(geocoder.reverse(lat, lon).results[0]!.address).toMatchObject(address);
  });

  it(
    'all addresses are found by their words, and again by where that is',
    () => {
      let exact = 0;
      for (const { number, on, lat, lon } of gazetteer.addresses) {
        const [found] = geocoder.search(`${on.names['']} ${number}`, { near: { lat, lon } });
        const isRight = found?.kind === 'address' && found.distanceM! < 50;
        const back = isRight
          ? geocoder.reverse(found.lat, found.lon, { layers: ['address'] }).results[0]
          : undefined;
        if (back && back.distanceM! < 1) exact += 1;
      }
      expect(gazetteer.addresses.length).toBeGreaterThan(3_500);
      expect(exact / gazetteer.addresses.length).toBeGreaterThan(0.97);
    },
    READING_MS,
  );

  it(
    'all streets are found with a wrong letter',
    () => {
      let tried = 0;
      let found = 0;
      for (const { kind, names, lat, lon } of gazetteer.drafts) {
        const name = names[''] ?? '';
        if (kind !== 'street' || !/^[a-z]{8,}$/i.test(name)) continue;
        tried += 1;
        const wrong = `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}`;
        if (geocoder.search(wrong, { near: { lat, lon } }).some((one) => one.name === name))
          found += 1;
      }
      expect(tried).toBeGreaterThan(300);
      expect(found / tried).toBeGreaterThan(0.97);
    },
    READING_MS,
  );
});
