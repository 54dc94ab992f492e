import type { Tenant } from '@skydeck/auth-guard';
import type { Question } from '../question.js';
import type { Counterpart } from './fixtures/counterpart.js';
import { embeddedEngine } from './fixtures/embedded-engine.js';
import { nominatimCounterpart } from './fixtures/nominatim-counterpart.js';
import { photonCounterpart } from './fixtures/photon-counterpart.js';
import type { GeocodingEngine } from './geocoding-engine.js';
import { NominatimEngine } from './nominatim/nominatim.engine.js';
import { PhotonEngine } from './photon/photon.engine.js';

interface Started extends AsyncDisposable {
  readonly engine: GeocodingEngine;
  readonly counterpart?: Counterpart;
}

const over = async (
  starting: Promise<Counterpart>,
  engineAt: (url: string) => GeocodingEngine,
): Promise<Started> => {
  const counterpart = await starting;
  return {
    engine: engineAt(counterpart.url),
    counterpart,
    [Symbol.asyncDispose]: () => counterpart[Symbol.asyncDispose](),
  };
};

const ENGINES: Readonly<Record<string, () => Promise<Started>>> = {
  embedded: () => embeddedEngine(),
  nominatim: () => over(nominatimCounterpart(), (url) => new NominatimEngine(url)),
  photon: () => over(photonCounterpart(), (url) => new PhotonEngine(`${url}/`)),
};
const TENANT = 'prj_1' as Tenant;
const HOUSE = { lat: 43.7335118, lon: 7.4203302 };

describe.each(Object.keys(ENGINES))('places found by %s', (name) => {
  let started: Started;
  beforeAll(async () => {
    started = await ENGINES[name]!();
  });
  afterAll(() => started[Symbol.asyncDispose]());
  const ask = async (question: Question) => (await started.engine.ask(TENANT, question)).results;
  const search = (q: string, options = {}) => ask({ kind: 'search', q, options });

  it('an address, by its words, by its parts and by where it is', async () => {
    const parts = { street: 'Rue des Orangers', houseNumber: '2', city: 'Monaco' };
    for (const [found] of [
      await search('2 rue des Orangers, Monaco'),
      await ask({ kind: 'structured', parts, options: {} }),
      await ask({ kind: 'reverse', ...HOUSE, options: {} }),
    ]) {
      expect(found).toMatchObject({
        osm: 'node/1306037369',
        kind: 'address',
        match: 'exact',
        address: { house_number: '2', road: 'Rue des Orangers', country_code: 'mc' },
        attribution: expect.stringContaining('© OpenStreetMap contributors'),
      });
      expect(found!.confidence).toBeGreaterThan(0.9);
      expect(found!.confidence).toBeLessThanOrEqual(1);
      expect(found!.bounds[0]).toBeLessThanOrEqual(found!.lat);
      expect(found!.bounds[3]).toBeGreaterThanOrEqual(found!.lon);
    }
  });

  it('how far it is from what is near', async () => {
    const near = { lat: HOUSE.lat + 0.001, lon: HOUSE.lon };
    const [found] = await search('2 rue des Orangers', { near });
    expect(found!.distanceM).toBeGreaterThan(100);
    expect(found!.distanceM).toBeLessThan(125);
  });

  it('only what is within, of a country, of layers, and no more than wanted', async () => {
    const bounds = [43.72, 7.41, 43.731, 7.43] as const;
    const elsewhere = await search('Rue Grimaldi', { bounds });
    expect(elsewhere.map((found) => found.name)).not.toContain('Rue Grimaldi');
    const around = [43.73, 7.41, 43.74, 7.43] as const;
    expect((await search('Rue Grimaldi', { bounds: around }))[0]!.name).toBe('Rue Grimaldi');
    expect(await search('Rue Grimaldi', { countries: ['de', 'FR'] })).toEqual([]);
    const streets = await search('Rue des Orangers', { layers: ['street'], countries: ['MC'] });
    expect(streets.map(({ kind }) => kind)).toEqual(streets.map(() => 'street'));
    expect(streets.length).toBeGreaterThan(0);
    expect(await search('Rue', { limit: 1 })).toHaveLength(1);
  });

  it('a street and a suburb as what they are, in a language', async () => {
    const [street] = await search('Rue Grimaldi', { language: 'de-CH' });
    expect(street).toMatchObject({
      kind: 'street',
      match: 'street',
      address: { country: 'Monaco' },
    });
    const [suburb] = await search('Fontvieille', { viewport: [43.7, 7.4, 43.75, 7.45] });
    expect(suburb).toMatchObject({ kind: 'suburb', match: 'place' });
  });

  it('nothing where nothing is', async () => {
    expect(await search('Xyzzyplugh')).toEqual([]);
    expect(await ask({ kind: 'reverse', lat: 40, lon: 5, options: {} })).toEqual([]);
    const streets = { layers: ['street'], radiusM: 200 } as const;
    const [street] = await ask({ kind: 'reverse', ...HOUSE, options: streets });
    expect(street).toMatchObject({ kind: 'street' });
  });

  it('what is being typed, or a clear refusal', async () => {
    const asked = ask({ kind: 'suggest', q: 'rue grim', options: {} });
    const expected = name === 'nominatim' ? 'geocoding.unsupported_by_engine' : 'Rue Grimaldi';
    expect(await firstOrCode(asked)).toBe(expected);
  });

  it('an area over the 180th meridian is heeded or refused', async () => {
    const asked = search('Rue Grimaldi', { bounds: [-25, 170, 60, -170] });
    const expected = name === 'embedded' ? 'nothing' : 'geocoding.unsupported_by_engine';
    expect(await firstOrCode(asked)).toBe(expected);
  });

  it('and all that was asked of an engine elsewhere has its form', () => {
    expect(started.counterpart?.complaints ?? []).toEqual([]);
  });
});

/** Name of what is found first, or the code of the refusal. */
const firstOrCode = (asked: Promise<readonly { name: string }[]>): Promise<string> =>
  asked.then(
    ([first]) => first?.name ?? 'nothing',
    (error: unknown) => (error as { code: string }).code,
  );

describe.each(['nominatim', 'photon'])('a %s that is ill', (name) => {
  it.each(['fails', 'talks nonsense', 'cuts off', 'goes elsewhere'] as const)(
    '502: one that %s is told as such, without its address',
    async (behaviour) => {
      await using started = await ENGINES[name]!();
      started.counterpart!.behaviour = behaviour;
      const asked = started.engine.ask(TENANT, { kind: 'search', q: 'Monaco', options: {} });
      const error = await asked.catch((refusal: unknown) => refusal);
      expect(error).toMatchObject({ code: 'geocoding.engine_unavailable', status: 502 });
      expect(JSON.stringify(error)).not.toContain('127.0.0.1');
    },
  );
});
