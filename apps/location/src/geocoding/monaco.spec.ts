import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '../roads/fixtures/seeded.js';
import { monaco } from './fixtures/monaco-geocoder.js';
import { Geocoder } from './geocoder.js';
import { BadGeocodeQuery } from './geocoding.errors.js';
import type { Gazetteer } from './import/gazetteer.js';
import { buildIndex } from './index/build-index.js';
import { loadPlaces } from './storage/load-places.js';
import { savePlaces } from './storage/save-places.js';

/** House numbers as they are in the file, read with osmium: what is typed, the object, and where it is. */
const ADDRESSES: readonly [string, string, number, number][] = [
  ['3 avenue saint laurent', 'node/897654574', 43.743312, 7.427851],
  ['2 rue des Orangers, 98000 Monaco', 'node/1306037369', 43.7335118, 7.4203302],
  ['4 av. des Papalins', 'node/1661166947', 43.7292352, 7.4171835],
  ['6 Avenue des Papalins', 'node/1662764981', 43.7292829, 7.4171877],
  ['Avenue des Papalins 8', 'node/1662764987', 43.7291029, 7.4171845],
  ['24 Avenue de Fontvieille Monaco', 'node/1661205474', 43.7288716, 7.4147931],
  ['7 RUE DU GABIAN', 'node/1661205494', 43.7294975, 7.4148842],
  ['4-6 Avenue Albert II', 'node/1661221288', 43.7295225, 7.4160637],
  ['6, Rue Imberty', 'node/1662811579', 43.7336948, 7.4203091],
  ['5b bd Albert 1er', 'node/1784900810', 43.7334614, 7.4215904],
  ['5 Rue Colonel Bellando de Castro', 'node/1788512138', 43.7302119, 7.422229],
  ['4 quai Antoine 1er', 'way/161885377', 43.7327, 7.4255],
];

/** A place on each street, read with osmium. */
const STREETS: readonly [string, string, number, number][] = [
  ['Avenue de Roqueville', 'Avenue de Roqueville', 43.739988, 7.421636],
  ['rue grimaldi', 'Rue Grimaldi', 43.734261, 7.418493],
  ['bd albert 1er', 'Boulevard Albert 1er', 43.73293, 7.422102],
  ['Princesse Caroline', 'Rue Princesse Caroline', 43.733457, 7.42089],
  ['chemin des revoires', 'Chemin des Révoires', 43.734374, 7.414429],
  ['RUE EMILE DE LOTH', 'Rue Émile de Loth', 43.730733, 7.423184],
  ["place d'armes", "Place d'Armes", 43.732434, 7.419595],
  ['rue bioves', 'Rue Biovès', 43.733197, 7.416865],
  ['av de l’Hermitage', "Avenue de l'Hermitage", 43.738178, 7.425463],
  ['Louis Auréglia', 'Rue Louis Auréglia', 43.734723, 7.418143],
  ['boulevard de suisse monaco', 'Boulevard de Suisse', 43.738434, 7.422722],
  ['Quai Antoine 1er', 'Quai Antoine 1er', 43.733022, 7.425103],
  ['Rue Comte Felix Gastaldi', 'Rue Comte Félix Gastaldi', 43.730853, 7.422923],
  ['Escalier de la Costa', 'Escalier de la Costa', 43.737597, 7.422152],
  ['av john f kennedy', 'Avenue John F. Kennedy', 43.736863, 7.421911],
  ['imp. du Castelleretto', 'Impasse du Castelleretto', 43.733811, 7.41761],
  ['Terrazzani', 'Rue Terrazzani', 43.732657, 7.420223],
  ['Passage Grana, Monte-Carlo', 'Passage Grana', 43.742294, 7.42876],
  ['rue de la turbie', 'Rue de la Turbie', 43.732814, 7.418469],
  ['Bel Respiro', 'Rue Bel Respiro', 43.738992, 7.420129],
];

/** Other things of the file by their names. */
const NAMED: readonly [string, string][] = [
  ['Fontvieille', 'suburb'],
  ['Monte Carlo', 'suburb'],
  ['La Condamine', 'suburb'],
  ['Monaco-Ville', 'suburb'],
  ['Monaco', 'country'],
  ['Hôtel Ambassador', 'hotel'],
  ['Le Meridien Beach Plaza', 'hotel'],
  ['Haagen Dasz', 'cafe'],
  ['mairie de monaco', 'townhall'],
  ['Brasserie de Monaco', 'restaurant'],
  ['École Saint-Charles', 'school'],
  ['poste la condamine', 'post_office'],
  ['Pharmacie Marsan', 'pharmacy'],
  ['Novotel', 'hotel'],
];

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
