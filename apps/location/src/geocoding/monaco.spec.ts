import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '../roads/fixtures/seeded.js';
import { ADDRESSES, NAMED, STREETS } from './fixtures/monaco-answers.js';
import { monaco } from './fixtures/monaco-geocoder.js';
import { Geocoder } from './geocoder.js';
import { BadGeocodeQuery } from './bad-geocode-query.js';
import type { Gazetteer } from './import/gazetteer.js';
import { buildIndex } from './index/build-index.js';
import { loadPlaces } from './storage/load-places.js';
import { savePlaces } from './storage/save-places.js';

describe('places of Monaco', () => {
  let geocoder: Geocoder;
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    ({ geocoder, gazetteer } = await monaco());
  });
  const streets = (): string[] =>
    gazetteer.drafts.filter(({ kind }) => kind === 'street').map(({ names }) => names['']!);

  it.each(ADDRESSES)('%s is %s', (typed, osm, lat, lon) => {
    const [found] = geocoder.search(typed);
    expect(found).toMatchObject({ osm, kind: 'address', match: 'exact' });
    expect(found!.confidence).toBeGreaterThan(0.8);
    expect(Math.abs(found!.lat - lat)).toBeLessThan(0.001);
    expect(Math.abs(found!.lon - lon)).toBeLessThan(0.001);
  });

  it.each(STREETS)('%s is %s', (typed, name, lat, lon) => {
    const [found] = geocoder.search(typed);
    expect(found).toMatchObject({ name, match: 'street', address: { country_code: 'mc' } });
    const [south, west, north, east] = found!.bounds;
    expect(lat >= south - 1e-6 && lat <= north + 1e-6).toBe(true);
    expect(lon >= west - 1e-6 && lon <= east + 1e-6).toBe(true);
  });

  it.each(NAMED)('%s is a %s', (typed, what) => {
    const [found] = geocoder.search(typed);
    expect([found!.kind, found!.category.value]).toContain(what);
  });

  it('every address is found by its words, and again by where that is', () => {
    expect(gazetteer.addresses.length).toBeGreaterThan(15);
    for (const { number, on, lat, lon } of gazetteer.addresses) {
      const near = { lat, lon };
      const [found] = geocoder.search(`${number} ${on.names['']}`, { near });
      expect(found).toMatchObject({ kind: 'address', address: { house_number: number } });
      const { results } = geocoder.reverse(found!.lat, found!.lon, { layers: ['address'] });
      expect(results[0]!.distanceM).toBeLessThan(1);
      expect(results[0]!.address['road']).toBe(found!.address['road']);
    }
  });

  it('every street is suggested by half of its name', () => {
    const names = new Set(streets());
    expect(names.size).toBeGreaterThan(100);
    for (const name of names) {
      const typed = name.slice(0, Math.max(4, Math.ceil(name.length * 0.7)));
      const found = geocoder.suggest(typed, { limit: 10 }).map((one) => one.name);
      expect({ typed, found: found.some((one) => one.startsWith(typed)) }).toEqual({
        typed,
        found: true,
      });
    }
  });

  it('a letter too many, too few, another, or two that changed places do not hide a street', () => {
    const random = seeded(5);
    let tried = 0;
    let first = 0;
    for (const name of new Set(streets())) {
      const words = name.split(' ');
      const longest = words.toSorted((one, other) => other.length - one.length)[0]!;
      if (longest.length < 6 || !/^[A-Za-z]+$/.test(longest)) continue;
      const at = 1 + random(longest.length - 2);
      const [before, after] = [longest.slice(0, at), longest.slice(at)];
      const wrong = [
        before + after.slice(1),
        `${before}x${after}`,
        `${before}x${after.slice(1)}`,
        before + after[1] + after[0] + after.slice(2),
      ][random(4)]!;
      const found = geocoder.search(name.replace(longest, wrong)).map((one) => one.name);
      tried += 1;
      if (found[0] === name) first += 1;
      expect({ name, wrong, found: found.includes(name) }).toEqual({ name, wrong, found: true });
    }
    expect(tried).toBeGreaterThan(80);
    expect(first / tried).toBeGreaterThan(0.9);
  });

  it('a number that is not there gives its street, with less confidence', () => {
    const [found] = geocoder.search('999 Rue Grimaldi, Monaco');
    expect(found).toMatchObject({ match: 'street', name: 'Rue Grimaldi' });
    expect(found!.confidence).toBeLessThan(0.85);
  });

  it('a wrong postcode does not hide an address', () => {
    const [found] = geocoder.search('2 rue des Orangers, 06500 Monaco');
    expect(found).toMatchObject({ osm: 'node/1306037369', match: 'exact' });
  });

  it('an address in parts: the street is not the town', () => {
    const parts = {
      street: '2 Rue des Orangers',
      city: 'Monaco',
      postcode: '98000',
      country: 'mc',
    };
    expect(geocoder.structured(parts)[0]).toMatchObject({ osm: 'node/1306037369' });
    expect(geocoder.structured({ city: 'Fontvieille' })[0]).toMatchObject({ kind: 'suburb' });
    expect(geocoder.structured({ postcode: '98000' })[0]).toMatchObject({ kind: 'postcode' });
    const [town] = geocoder.structured({ street: 'Xyzzystreet', city: 'Fontvieille' });
    expect(town).toMatchObject({ kind: 'suburb', name: 'Fontvieille' });
  });

  it('only what is within, of a country, and of layers is found', () => {
    const bounds = [43.727, 7.412, 43.732, 7.419] as const;
    const inside = geocoder.search('restaurants', { bounds, limit: 50 });
    expect(inside.length).toBeGreaterThan(0);
    for (const { lat, lon } of inside) {
      expect(lat > bounds[0] && lat < bounds[2] && lon > bounds[1] && lon < bounds[3]).toBe(true);
    }
    expect(geocoder.search('Rue Grimaldi', { countries: ['de'] })).toEqual([]);
    const kinds = geocoder.search('Fontvieille', { layers: ['street'] }).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['street']));
  });

  it('what is near comes first, by a place that is given or written', () => {
    const near = { lat: 43.7329, lon: 7.4189 };
    for (const found of [
      geocoder.search('pharmacie', { near }),
      geocoder.search('pharmacie 43.7329, 7.4189'),
    ]) {
      expect(found[0]!.distanceM).toBeLessThan(50);
    }
    const around = geocoder.search('[pharmacy]', { near }).map(({ distanceM }) => distanceM!);
    expect(around).toEqual(around.toSorted((one, other) => one - other));
  });

  it('names are given in the language that is wanted', () => {
    expect(geocoder.search('Monako', { language: 'de' })[0]!.address['country']).toBe('Monaco');
    expect(geocoder.search('Монако', { language: 'ru' })[0]!.address['country']).toBe('Монако');
  });

  it('a place is in its country, and nothing is far out at sea', () => {
    const { results, areas } = geocoder.reverse(43.7384, 7.4246);
    expect(results[0]).toMatchObject({ address: { country_code: 'mc' } });
    expect(areas.map(({ name }) => name)).toContain('Monaco');
    expect(geocoder.reverse(40, 5)).toEqual({ results: [], areas: [] });
  });

  it.each([
    ['', 'q'],
    ['   ', 'q'],
    ['...!?--', 'q'],
    ['a'.repeat(257), 'q'],
    ['Rue\0Grimaldi', 'q'],
    ['café 99.5, 7.4', 'q'],
  ])('refuses the text %j', (typed, field) => {
    for (const ask of [geocoder.search.bind(geocoder), geocoder.suggest.bind(geocoder)]) {
      expect(() => ask(typed)).toThrow(expect.objectContaining({ name: 'BadGeocodeQuery', field }));
    }
  });

  it('refuses numbers that are out of range, and answers the rest of a batch', () => {
    expect(() => geocoder.search('Monaco', { limit: 51 })).toThrow(BadGeocodeQuery);
    expect(() => geocoder.search('Monaco', { near: { lat: Number.NaN, lon: 0 } })).toThrow(
      BadGeocodeQuery,
    );
    expect(() => geocoder.reverse(91, 0)).toThrow(BadGeocodeQuery);
    expect(() => geocoder.reverse(0, 0, { radiusM: 50_001 })).toThrow(BadGeocodeQuery);
    expect(() => geocoder.structured({})).toThrow(BadGeocodeQuery);
    const answers = geocoder.batch([
      { q: '' },
      { q: 'Fontvieille' },
      { lat: 43.7384, lon: 7.4246 },
      { parts: { city: 'Monaco' } },
    ]);
    expect(answers.map((answer) => 'error' in answer)).toEqual([true, false, false, false]);
  });

  it('takes anything that can be typed', () => {
    const random = seeded(3);
    const letters = Array.from('aé ,.-\'"[]=()*%_\\/1۳東京🏰ß\u0301\u200Fر:;&|!<>{}\t\n');
    for (let trial = 0; trial < 500; trial++) {
      const typed = Array.from(
        { length: 1 + random(30) },
        () => letters[random(letters.length)],
      ).join('');
      const [answer] = geocoder.batch([{ q: typed, limit: 3 }]);
      expect(answer).toHaveProperty('error' in answer! ? 'error.field' : 'results');
      if (!('error' in answer!)) geocoder.suggest(typed);
    }
  });

  it('what was kept answers the same', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-places-'));
    await savePlaces(folder, buildIndex(gazetteer));
    const kept = new Geocoder(await loadPlaces(folder));
    await rm(folder, { recursive: true });
    for (const typed of ['Rue Grimaldi', 'casino', '25 avenue albert II', 'Монако']) {
      expect(kept.search(typed)).toEqual(geocoder.search(typed));
    }
    expect(kept.reverse(43.7384, 7.4246)).toEqual(geocoder.reverse(43.7384, 7.4246));
  });
});
