import { eventually } from '@skydeck/testing';
import { type Answer, LocationHarness } from './location-harness.js';

interface Place {
  readonly id: string;
  readonly source: string;
  readonly name: string | null;
  readonly category: { readonly id: string; readonly name: string; readonly tag: string | null };
  readonly lat: number;
  readonly lon: number;
  readonly address: Readonly<Record<string, string>>;
  readonly opening: { readonly status: string } | null;
  readonly distance_m: number | null;
}

/** On the other side of the world, so that nothing of Monaco is near. */
const MAP = `<osm version="0.6">
  <node id="1" lat="-16.8000" lon="179.9990"/><node id="2" lat="-16.8010" lon="179.9999"/>
  <node id="10" lat="-16.8" lon="179.9995">
    <tag k="amenity" v="cafe"/><tag k="name" v="Kava House"/><tag k="name:fr" v="Maison du Kava"/>
    <tag k="opening_hours" v="Mo-Fr 09:00-17:00; Sa 10:00-12:00"/><tag k="phone" v="+679 123"/>
    <tag k="contact:website" v="javascript:alert(1)"/><tag k="wheelchair" v="yes"/>
    <tag k="cuisine" v="coffee_shop; fijian"/><tag k="diet:vegan" v="only"/>
  </node>
  <node id="11" lat="-16.8001" lon="-179.9995"><tag k="amenity" v="bench"/></node>
  <node id="12" lat="-16.8002" lon="-179.9996">
    <tag k="shop" v="bakery"/><tag k="name" v="Bread"/><tag k="opening_hours" v="24/7"/>
    <tag k="website" v="https://bread.example/"/>
  </node>
  <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>`;
const DATE_LINE = { lat: '-16.8', lon: '180' };
/** A Wednesday at ten in Fiji. */
const OPEN = '2026-11-24T22:00:00Z';

const listed = ({ data }: Answer): Place[] => data['places'] as Place[];
const names = (places: readonly Place[]) => places.map(({ name }) => name);
const stop = (at: number, more = {}) => {
  return { name: `Stop ${at}`, lat: 10, lon: at / 1000, external_id: `s-${at}`, ...more };
};

describe('places of maps and of projects', () => {
  let location: LocationHarness;
  let key: string;
  let rival: string;

  beforeAll(async () => {
    location = await LocationHarness.start({ QUOTA_PLACES: '6' });
    key = location.auth.key('demo');
    rival = location.auth.key('rival');
    await location.ready('Monaco (sample)');
    await location.send('POST', '/regions?name=Taveuni', Buffer.from(MAP));
    await location.ready('Taveuni');
    // A map is loaded some moments after it is ready.
    await eventually(async () => {
      const [monaco, fiji] = [await near({ lat: '43.7384', lon: '7.4246' }), await near(DATE_LINE)];
      return monaco.length > 0 && fiji.length > 0;
    });
  }, 120_000);

  afterAll(() => location.close());

  const ask = (route: string, query: Record<string, string> = {}, token = key): Promise<Answer> =>
    location.get(`/places${route}?${new URLSearchParams(query).toString()}`, token);
  const near = async (query: Record<string, string>, token?: string) =>
    listed(await ask('/nearby', query, token));
  const make = (body: object, token?: string) => location.post('/places', body, token);
  const send = async (method: string, route: string, body: object | null, tag?: string) => {
    const response = await fetch(`${location.service.url}/api/v1/places${route}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(tag !== undefined && { 'if-match': tag }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    return { ...answer, status: response.status, tag: response.headers.get('etag') ?? '' };
  };

  it('200: restaurants of Monaco, the nearest first, with their addresses', async () => {
    const monaco = { lat: '43.7384', lon: '7.4246', radius_m: '3000', limit: '50' };
    const found = await near({ ...monaco, categories: 'food.restaurant', lang: 'fr' });
    expect(found.length).toBeGreaterThan(20);
    const distances = found.map(({ distance_m: distance }) => distance!);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(found.every(({ category }) => category.tag === 'amenity=restaurant')).toBe(true);
    expect(found[0]).toMatchObject({ source: 'map', category: { name: 'Restaurant' } });
    expect(found[0]!.address['country_code']).toBe('mc');
    expect(found.every(({ id }) => /^osm-[nwr]\d+$/.test(id))).toBe(true);
    const all = await near(monaco);
    expect(names(all)).not.toContain(null);
    const parking = await near({ ...monaco, categories: 'amenity=parking' });
    expect(parking.every(({ category }) => category.id === 'transport.parking')).toBe(true);
  });

  it('200: what is near across 180 degrees, what is open, and what has no name when asked for', async () => {
    expect(names(await near(DATE_LINE))).toEqual(['Bread', 'Kava House']);
    const benches = await near({ ...DATE_LINE, categories: 'amenity=bench' });
    expect(benches).toMatchObject([{ id: 'osm-n11', name: null, category: { id: 'other' } }]);
    expect(names(await near({ ...DATE_LINE, open_at: OPEN }))).toEqual(['Bread', 'Kava House']);
    const night = { ...DATE_LINE, open_at: '2026-11-24T10:00:00Z' };
    expect(names(await near(night))).toEqual(['Bread']);
    expect(names(await near({ ...DATE_LINE, radius_m: '50' }))).toEqual(['Bread']);
    expect(await near(DATE_LINE, rival)).toEqual([]);
  });

  it('200: all that is known of a place: its hours, the week, how it is reached', async () => {
    const { data } = await ask('/osm-n10', { at: OPEN, lang: 'fr' });
    expect(data).toMatchObject({
      name: 'Maison du Kava',
      category: { id: 'food.cafe', name: 'Café' },
      contact: { phone: '+679 123' },
      wheelchair: 'yes',
      cuisine: ['coffee_shop', 'fijian'],
      details: { 'diet:vegan': 'only' },
      names: { fr: 'Maison du Kava' },
      time_zone: 'Pacific/Fiji',
      opening: { status: 'open', at: '2026-11-24T22:00:00.000Z', time_zone: 'Pacific/Fiji' },
      attribution: '© OpenStreetMap contributors',
      created_at: null,
    });
    // Anybody writes maps: what is no address of the web is none here.
    expect(data['contact']).not.toHaveProperty('website');
    expect(data['opening']).toMatchObject({ changes_at: '2026-11-25T05:00:00.000Z' });
    expect(data['week']).toHaveLength(6);
    expect((await ask('/osm-n10', {}, rival)).error.code).toBe('place.not_found');
    expect((await ask('/osm-n999')).status).toBe(404);
    expect((await send('PATCH', '/osm-n10', { name: 'Mine' })).error.code).toBe('place.of_map');
  });

  it('200: words find what maps have; kinds of places are told with their tags', async () => {
    const found = listed(await ask('/search', { q: 'Kava', near: '-16.8,-179.99' }));
    expect(found[0]).toMatchObject({ id: 'osm-n10', source: 'map' });
    expect(found[0]!.distance_m).toBeGreaterThan(900);
    const written = listed(await ask('/search', { q: 'Kava -16.8,179.99' }));
    expect(written[0]).toMatchObject({ id: 'osm-n10', distance_m: expect.any(Number) });
    expect(listed(await ask('/search', { q: 'Kava', bbox: '43,7,44,8' }))).toEqual([]);
    expect(listed(await ask('/search', { q: 'Kava', categories: 'shop' }))).toEqual([]);
    const casino = listed(await ask('/search', { q: 'Casino', near: '43.739,7.427' }));
    expect(casino.length).toBeGreaterThan(0);
    const { data } = await ask('/categories', { lang: 'de' });
    expect(data['categories']).toContainEqual({
      id: 'food.cafe',
      parent: 'food',
      name: 'Café',
      names: expect.objectContaining({ it: 'Caffè' }),
      tags: ['amenity=cafe'],
    });
  });

  it('201: a place of the project is found beside those of maps, by nobody else', async () => {
    const made = await make({
      name: 'Locker 7',
      category: 'my.locker',
      lat: -16.8,
      lon: 179.9999,
      external_id: 'l-7',
      opening_hours: 'Mo-Su 00:00-24:00',
      metadata: { floor: '2' },
    });
    expect(made.status).toBe(201);
    const id = String(made.data['id']);
    expect(names(await near(DATE_LINE))).toEqual(['Locker 7', 'Bread', 'Kava House']);
    expect(names(await near(DATE_LINE, rival))).toEqual([]);
    expect(names(await near({ ...DATE_LINE, categories: 'my' }))).toEqual(['Locker 7']);
    const [found] = listed(await ask('/search', { q: 'lock' }));
    expect(found).toMatchObject({ id, source: 'own', category: { name: null } });
    expect((await ask(`/${id}`)).data).toMatchObject({
      metadata: { floor: '2' },
      opening: { status: 'open', changes_at: null },
      time_zone: 'Pacific/Fiji',
    });
    expect((await ask(`/${id}`, {}, rival)).status).toBe(404);
    const again = await make({ name: 'Other', lat: 0, lon: 0, external_id: 'l-7' });
    expect([again.status, again.error.code]).toEqual([409, 'place.external_id_taken']);
    const theirs = { name: 'Other', lat: 0, lon: 0, external_id: 'l-7' };
    expect((await make(theirs, rival)).status).toBe(201);
  });

  it('412: refuses a change of what changed meanwhile; 409: of 50 who add one at once one does', async () => {
    const { data } = await ask('', { external_id: 'l-7' });
    const [{ id }] = data['items'] as [{ id: string }];
    const { tag } = await send('GET', `/${id}`, null);
    const moved = await send('PATCH', `/${id}`, { lat: -16.9 }, tag);
    expect([moved.status, moved.data['lat']]).toEqual([200, -16.9]);
    expect((await send('PATCH', `/${id}`, { name: 'Late' }, tag)).status).toBe(412);
    expect(names(await near({ lat: '-16.9', lon: '180', radius_m: '50' }))).toEqual(['Locker 7']);
    const same = { name: 'Same', lat: 1, lon: 1, external_id: 'same' };
    const all = await Promise.all(Array.from({ length: 50 }, () => make(same)));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const [{ id: other }] = (await ask('', { external_id: 'same' })).data['items'] as [
      { id: string },
    ];
    expect((await send('DELETE', `/${other}`, null)).data).toEqual({ id: other, deleted: true });
    expect((await ask(`/${other}`)).status).toBe(404);
  });

  it('200: many at once are added or changed, all or none, within the quota', async () => {
    const first = await location.post('/places/import', { places: [stop(1), stop(2)] });
    expect(first.data).toMatchObject({ created: 2, updated: 0 });
    const next = { places: [stop(2, { name: 'Stop two' }), stop(3)] };
    const second = await location.post('/places/import', next);
    expect(second.data).toMatchObject({ created: 1, updated: 1 });
    expect((second.data['ids'] as string[])[0]).toBe((first.data['ids'] as string[])[1]);
    expect(names(await near({ lat: '10', lon: '0.002', radius_m: '1' }))).toEqual(['Stop two']);
    const twice = await location.post('/places/import', { places: [stop(9), stop(9)] });
    expect(JSON.stringify(twice.error)).toContain('body.places.1.external_id');
    const bad = [stop(4), stop(5, { opening_hours: 'now and then' })];
    const refused = await location.post('/places/import', { places: bad });
    expect(refused.error).toMatchObject({ code: 'place.opening_hours_invalid' });
    expect(refused.error.detail).toContain('place 1');
    const many = { places: [stop(4), stop(5), stop(6), stop(7)] };
    expect((await location.post('/places/import', many)).error.code).toBe('quota_exceeded');
    const same = { places: [stop(3), stop(4)] };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => location.post('/places/import', same)),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(all.reduce((sum, one) => sum + Number(one.data['created']), 0)).toBe(1);
    const { data } = await ask('', { limit: '2', sort: 'created_at' });
    expect((data['items'] as Place[])[0]).toMatchObject({ name: 'Locker 7', lat: -16.9 });
  });

  it.each([
    ['/nearby', { lat: '91', lon: '0' }, 'query.lat'],
    ['/nearby', { lat: '1', lon: '1', radius_m: '50001' }, 'query.radius_m'],
    ['/nearby', { lat: '1', lon: '1', open_at: 'soon' }, 'query.open_at'],
    ['/nearby', { lat: '1', lon: '1', categories: 'a b' }, 'query.categories'],
    ['/nearby', { lon: '1' }, 'query.lat'],
    ['/search', { q: ' ' }, 'query.q'],
    ['/search', { q: '%' }, 'query.q'],
    ['/search', { q: 'x 91.0,200.0' }, 'query.q'],
    ['/search', { q: 'x', near: '1;2' }, 'query.near'],
    ['/search', { q: 'x', bbox: '2,0,1,0' }, 'query.bbox'],
  ])('422: %s refuses %j and names the field', async (route, query, field) => {
    const refused = await ask(route, query);
    expect(refused.error.code).toBe('validation_failed');
    expect(JSON.stringify(refused.error)).toContain(field);
  });

  it('422: refuses a place without a name; 403: a key that may only look adds none', async () => {
    const refused = await make({ lat: 1, lon: 200 });
    expect(JSON.stringify(refused.error)).toContain('body.name');
    expect(JSON.stringify(refused.error)).toContain('body.lon');
    const reader = location.auth.key('demo-reader', { scopes: ['*:read'] });
    expect((await make({ name: 'X', lat: 1, lon: 1 }, reader)).status).toBe(403);
  });
});
