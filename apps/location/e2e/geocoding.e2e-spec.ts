import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { ADDRESSES, NAMED, STREETS } from '../src/geocoding/fixtures/monaco-answers.js';
import { RequestUsage } from '../src/usage/request-usage.js';
import { type Answer, LocationHarness } from './location-harness.js';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly layer: string;
  readonly category: string;
  readonly match: string;
  readonly confidence: number;
  readonly point: { readonly lat: number; readonly lon: number };
  readonly bounds: readonly number[];
  readonly address: Readonly<Record<string, string>>;
  readonly distance_m: number | null;
  readonly attribution: string;
  readonly region_id: string | null;
}

const placesOf = ({ data }: Answer): Place[] => data['results'] as Place[];

describe('places by words, and words by places', () => {
  let location: LocationHarness;

  beforeAll(async () => {
    location = await LocationHarness.start();
    await location.ready('Monaco (sample)');
    // A map is loaded some moments after it is ready, and the cities of the earth when they are asked for.
    await eventually(
      async () => {
        const { data } = await ask('/geocode', { q: 'Rue Grimaldi' });
        return (data['results'] as Place[]).some(({ match }) => match === 'street');
      },
      { timeoutMs: 60_000 },
    );
  }, 120_000);

  afterAll(() => location.close());

  const ask = (route: string, query: Record<string, string>): Promise<Answer> =>
    location.get(`${route}?${new URLSearchParams(query).toString()}`);
  const find = async (q: string, more: Record<string, string> = {}) =>
    placesOf(await ask('/geocode', { q, ...more }));

  const suggest = async (q: string) => placesOf(await ask('/autocomplete', { q }));

  it('200: addresses of Monaco are found as they are in its file, and again by where they are', async () => {
    for (const [typed, osm, lat, lon] of ADDRESSES) {
      const [found] = await find(typed);
      expect([typed, found]).toMatchObject([typed, { id: osm, match: 'exact', layer: 'address' }]);
      expect(found!.confidence).toBeGreaterThan(0.8);
      expect(Math.abs(found!.point.lat - lat) + Math.abs(found!.point.lon - lon)).toBeLessThan(
        0.002,
      );
      const { point, address } = found!;
      const back = await ask('/reverse', { lat: `${point.lat}`, lon: `${point.lon}` });
      expect(placesOf(back)[0]!.address['road']).toBe(address['road']);
    }
  });

  it('200: streets and other things of Monaco are found as they are in its file', async () => {
    for (const [typed, name] of STREETS) {
      expect([typed, (await find(typed))[0]]).toMatchObject([typed, { name, match: 'street' }]);
    }
    for (const [typed, what] of NAMED) {
      const [found] = await find(typed);
      expect([typed, found!.kind, found!.category.split('=')[1]]).toContain(what);
    }
  });

  it('200: an answer has what is to be shown, once', async () => {
    const { data } = await ask('/geocode', { q: '2 rue des Orangers', near: '43.7335,7.4203' });
    expect(data['attribution']).toContain('© OpenStreetMap contributors');
    expect((data['results'] as Place[])[0]).toMatchObject({
      id: 'node/1306037369',
      label: expect.stringContaining('Rue des Orangers 2'),
      address: { house_number: '2', road: 'Rue des Orangers', country_code: 'mc' },
      bounds: expect.any(Array),
      distance_m: expect.any(Number),
      region_id: expect.stringMatching(/^reg_/),
    });
    const labels = (await find('Monaco')).map(({ label, kind }) => `${kind} ${label}`);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('200: a number that is not there gives its street, with less confidence', async () => {
    const [found] = await find('999 Rue Grimaldi, Monaco');
    expect(found).toMatchObject({ match: 'street', name: 'Rue Grimaldi' });
    expect(found!.confidence).toBeLessThan(0.85);
  });

  it('200: an address in parts, within an area, of a country and of layers', async () => {
    const parts = { street: 'Rue des Orangers', house_number: '2', city: 'Monaco' };
    expect(placesOf(await ask('/geocode', parts))[0]).toMatchObject({ id: 'node/1306037369' });
    const absent = { street: 'Rue Grimaldi', house_number: '999', city: 'Monaco' };
    const [street999] = placesOf(await ask('/geocode', absent));
    expect(street999).toMatchObject({ match: 'street', name: 'Rue Grimaldi' });
    expect(street999!.confidence).toBeLessThan(0.85);
    const bbox = '43.727,7.412,43.732,7.419';
    for (const { point } of await find('restaurants', { bbox, limit: '50' })) {
      expect(point.lat > 43.727 && point.lat < 43.732).toBe(true);
    }
    expect(await find('Rue Grimaldi', { countries: 'de' })).toEqual([]);
    const [street] = await find('Fontvieille', { layers: 'street' });
    expect(street!.layer).toBe('street');
  });

  it('200: cities of the whole earth are found besides, in the language that is asked for', async () => {
    const [paris] = await find('Paris', { lang: 'de' });
    expect(paris).toMatchObject({ kind: 'city', label: 'Paris, Frankreich', region_id: null });
    expect(paris!.attribution).toContain('GeoNames');
    const [near] = placesOf(await ask('/reverse', { lat: '48.8566', lon: '2.3522' }));
    expect(near).toMatchObject({ address: { country_code: 'fr' } });
  });

  it('200: what is typed is completed, wrong letters and all', async () => {
    expect((await suggest('boulevard de suis'))[0]!.name).toBe('Boulevard de Suisse');
    expect((await suggest('rue grimadl')).map(({ name }) => name)).toContain('Rue Grimaldi');
    expect(await suggest('a')).toHaveLength(5);
  });

  it('200: at a place is an address, its street and its areas; at sea is nothing', async () => {
    const { data } = await ask('/reverse', { lat: '43.7384', lon: '7.4246', layers: 'street' });
    expect((data['results'] as Place[])[0]).toMatchObject({ layer: 'street' });
    expect((data['areas'] as Place[]).map(({ name }) => name)).toContain('Monaco');
    const sea = await ask('/reverse', { lat: '40', lon: '5', radius: '1000' });
    expect([sea.status, sea.data['results']]).toEqual([200, []]);
  });

  it('200: places that the project has added are found as well, by nobody else', async () => {
    const warehouse = { name: 'Zephyr warehouse', category: 'shop', lat: 43.7351, lon: 7.4211 };
    const made = await location.post('/places', warehouse);
    expect(made.status).toBe(201);
    const id = String(made.data['id']);
    expect((await find('zephyr warehouse'))[0]).toMatchObject({
      id,
      layer: 'poi',
      attribution: '',
    });
    expect((await suggest('zeph'))[0]).toMatchObject({ id });
    const around = { lat: '43.7351', lon: '7.4212', layers: 'poi' };
    expect(placesOf(await ask('/reverse', around))[0]).toMatchObject({ id, distance_m: 8 });
    expect(await find('zephyr warehouse', { layers: 'street' })).not.toMatchObject([{ id }]);
    const rival = await location.get('/geocode?q=zephyr+warehouse', location.auth.key('rival'));
    expect(JSON.stringify(rival.data)).not.toContain(id);
  });

  it('200: of a hundred questions each is answered for itself', async () => {
    const items = [
      { q: 'Rue Grimaldi' },
      { q: '...' },
      { q: 'a'.repeat(257) },
      { lat: 43.7384, lon: 7.4246 },
      { lat: 107, lon: 43 },
      { street: '2 Rue des Orangers', city: 'Monaco' },
      {},
      ...Array.from({ length: 93 }, () => ({ q: 'Fontvieille', limit: 1 })),
    ];
    const { status, data } = await location.post('/geocode/batch', { items });
    expect(status).toBe(200);
    const answers = data['items'] as { results: Place[]; error: { field: string } | null }[];
    expect(answers).toHaveLength(100);
    expect(answers.slice(0, 7).map(({ error }) => error?.field ?? null)).toEqual([
      null,
      'q',
      'q',
      null,
      'lat',
      null,
      'q',
    ]);
    expect(answers[5]!.results[0]).toMatchObject({ id: 'node/1306037369' });
  });

  it.each([
    ['no words', '/geocode', {}, 'query.q'],
    ['words and parts', '/geocode', { q: 'a', city: 'b' }, 'query.city'],
    ['a number without a street', '/geocode', { house_number: '2' }, 'query.street'],
    ['257 characters', '/geocode', { q: 'a'.repeat(257) }, 'query.q'],
    ['only punctuation', '/geocode', { q: '...!?--' }, 'query.q'],
    ['NUL', '/geocode', { q: 'Rue\0Grimaldi' }, 'query.q'],
    ['swapped degrees', '/geocode', { q: 'Monaco', near: '107.4,43.7' }, 'query.near'],
    ['a far place in words', '/geocode', { q: 'café 99.5, 7.4' }, 'query.q'],
    ['north below south', '/geocode', { q: 'Monaco', bbox: '44,7,43,8' }, 'query.bbox'],
    ['three degrees', '/geocode', { q: 'Monaco', bbox: '44,7,43' }, 'query.bbox'],
    ['a country of three letters', '/geocode', { q: 'Monaco', countries: 'mco' }, 'countries'],
    ['an unknown layer', '/geocode', { q: 'Monaco', layers: 'planet' }, 'query.layers'],
    ['51 results', '/geocode', { q: 'Monaco', limit: '51' }, 'query.limit'],
    ['an unknown field', '/geocode', { q: 'Monaco', colour: 'red' }, 'query.colour'],
    ['nothing typed', '/autocomplete', {}, 'query.q'],
    ['swapped degrees', '/reverse', { lat: '107.4', lon: '43.7' }, 'query.lat'],
    ['no place', '/reverse', {}, 'query.lat'],
    ['a radius of a continent', '/reverse', { lat: '1', lon: '1', radius: '50001' }, 'radius'],
  ] as const)('422: refuses %s at %s%j and names the field', async (_what, route, query, field) => {
    const refused = await ask(route, query);
    expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    expect(JSON.stringify(refused.error)).toContain(field);
  });

  it.each([
    ['emoji', { q: '🏰 🎰' }],
    ['right to left', { q: 'موناكو\u200F' }],
    ['control characters', { q: 'Rue\u0007\tGrimaldi\u001B' }],
    ['fifty words', { q: 'rue '.repeat(50) }],
    ['an area over the 180th meridian', { q: 'Suva', bbox: '-25,170,-10,-170' }],
  ])('200: takes %s', async (_what, query) => {
    for (const route of ['/geocode', '/autocomplete']) {
      expect((await ask(route, query)).status).toBe(200);
    }
  });

  it('200: an area over the 180th meridian has what lies on both sides, and nothing else', async () => {
    const bbox = '-25,170,-10,-170';
    const [suva] = await find('Suva', { bbox });
    expect(suva).toMatchObject({ address: { country_code: 'fj' } });
    expect(await find('Paris', { bbox })).toEqual([]);
  });

  it('200: what was answered is counted for the bill once, refusals are free, and it is measured', async () => {
    const usage = location.service.app.get(RequestUsage);
    const counted = async () => {
      // Two at once write each answer down once.
      await Promise.all([usage.write(), usage.write()]);
      const rows = await location.service.app
        .get(DataSource)
        .query<{ meter: string; count: number }[]>(COUNTED);
      return Object.fromEntries(rows.map(({ meter, count }) => [meter, count]));
    };
    const before = await counted();
    await Promise.all(Array.from({ length: 50 }, () => find('Rue Grimaldi', { limit: '1' })));
    await ask('/geocode', { q: '...' });
    await location.post('/geocode/batch', { items: [{ q: 'Monaco' }, { q: '' }, { q: 'Paris' }] });
    await location.post('/snap', { place: { lat: 43.7384, lon: 7.4246 } });
    const after = await counted();
    expect(after['geocoding.requests']! - before['geocoding.requests']!).toBe(52);
    expect(after['routing.requests']! - (before['routing.requests'] ?? 0)).toBe(1);
    const metrics = await (await fetch(`${location.service.internalUrl}/metrics`)).text();
    expect(metrics).toMatch(/skydeck_location_geocoding_seconds_count\{.*kind="search"/);
    expect(metrics).toMatch(/outcome="nothing"/);
  });
});

const COUNTED = `
  select meter, sum(quantity)::int as count from usage_record where meter like '%.requests' group by meter`;
