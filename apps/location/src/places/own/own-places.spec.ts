import { connect } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { CreatePlaces1764730000000 } from '../../migrations/1764730000000-create-places.js';
import { wordsOfPlace } from './own-place-columns.js';
import { OwnPlaceEntity } from './own-place.entity.js';
import { OwnPlaces } from './own-places.js';
import { FIND_BY_WORDS, FIND_NEAREST } from './own-places.sql.js';

const database = testDatabase();
let dataSource: DataSource;
let places: OwnPlaces;

const at = new Date('2026-11-23T10:00:00Z');
function row(tenant: string, name: string, lat: number, lon: number, more = {}): OwnPlaceEntity {
  const made = Object.assign(new OwnPlaceEntity(), {
    id: newId('plc'),
    tenant,
    externalId: null,
    name,
    category: 'food.cafe',
    lat,
    lon,
    address: {},
    contact: {},
    wheelchair: null,
    openingHours: null,
    metadata: {},
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...more,
  });
  return Object.assign(made, { words: wordsOfPlace(made) });
}

async function nearest(tenant: string, lat: number, lon: number, radiusM: number) {
  const found: string[] = [];
  for await (const { name } of places.nearest(tenant as never, { lat, lon, radiusM })) {
    found.push(name);
  }
  return found;
}

beforeAll(async () => {
  dataSource = await connect({
    url: database.url,
    schema: database.schema('places'),
    entities: [OwnPlaceEntity],
    migrations: [CreatePlaces1764730000000],
  });
  places = new OwnPlaces(dataSource);
  await dataSource.manager.insert(OwnPlaceEntity, [
    row('prj_a', 'Café Élan', 43.7384, 7.4246, { address: { road: 'Rue Grimaldi' } }),
    row('prj_a', 'Élan Vital', 43.739, 7.4246, { category: 'shop' }),
    row('prj_a', 'Bäckerei', 43.75, 7.43, { category: 'shop.bakery' }),
    row('prj_b', 'Café Rival', 43.7384, 7.4246),
    row('prj_a', 'Taveuni East', -16.8, 179.99),
    row('prj_a', 'Taveuni West', -16.8, -179.99),
    row('prj_a', 'South Pole', -90, 0),
    row('prj_a', 'Beside the pole', -89.95, 180),
  ]);
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

describe('places of projects', () => {
  it('are told nearest first, of one project alone', async () => {
    expect(await nearest('prj_a', 43.7384, 7.4246, 5_000)).toEqual([
      'Café Élan',
      'Élan Vital',
      'Bäckerei',
    ]);
    expect(await nearest('prj_b', 43.7384, 7.4246, 5_000)).toEqual(['Café Rival']);
    expect(await nearest('prj_a', 43.7384, 7.4246, 10)).toEqual(['Café Élan']);
  });

  it('are near across 180 degrees and at the poles', async () => {
    expect(await nearest('prj_a', -16.8, 180, 5_000)).toHaveLength(2);
    expect(await nearest('prj_a', -16.8, 179.995, 5_000)).toEqual(['Taveuni East', 'Taveuni West']);
    expect(await nearest('prj_a', -16.8, -179.995, 5_000)).toEqual([
      'Taveuni West',
      'Taveuni East',
    ]);
    expect(await nearest('prj_a', -89.99, 90, 10_000)).toEqual(['South Pole', 'Beside the pole']);
  });

  it.each([
    ['cafe elan', ['Café Élan']],
    ['elan', ['Élan Vital', 'Café Élan']],
    ['grimaldi', ['Café Élan']],
    ['baecker', ['Bäckerei']],
    ['boulangerie', ['Bäckerei']],
    ['rival', []],
    ["' | '' & \\ :*", []],
    ['%', []],
  ])('are found by words: %s', async (text, names) => {
    const found = await places.search('prj_a' as never, text);
    expect(found.map(({ place }) => place.name)).toEqual(names);
  });

  it('are found within bounds, of a category, the nearest first where names fit alike', async () => {
    const near = { lat: 43.739, lon: 7.4246 };
    const found = await places.search('prj_a' as never, 'taveuni', {
      near: { lat: -16.8, lon: -179 },
    });
    expect(found.map(({ place }) => place.name)).toEqual(['Taveuni West', 'Taveuni East']);
    const across = { bounds: [-17, 179.9, -16, -179.9] as const };
    expect(await places.search('prj_a' as never, 'taveuni', across)).toHaveLength(2);
    const one = { bounds: [-17, 179.9, -16, 180] as const };
    expect(await places.search('prj_a' as never, 'taveuni', one)).toHaveLength(1);
    const shops = await places.search('prj_a' as never, 'elan', { near, categories: ['shop'] });
    expect(shops).toMatchObject([{ score: 0.9, place: { name: 'Élan Vital' } }]);
  });

  it('are read by their indexes among 20,000 of many projects', async () => {
    await dataSource.query(
      `insert into place (id, tenant, name, category, lat, lon, words, created_at, updated_at)
       select 'plc_' || n, 'prj_' || n % 20, 'x', 'other', (n % 170) - 85, (n % 359) - 179,
         array['prj_' || n % 20 || '.word' || n % 100], now(), now()
       from generate_series(1, 20000) n`,
    );
    await dataSource.query('analyze place');
    const plan = async (sql: string, values: unknown[]) =>
      JSON.stringify(await dataSource.query(`explain ${sql}`, values));
    const nearPlan = await plan(FIND_NEAREST, ['prj_7', 7, 43, 8, 44, 7.4, 43.7, 32, []]);
    expect(nearPlan).toContain('Index Scan using place_nearest');
    expect(nearPlan).toContain('Order By');
    expect(nearPlan).not.toMatch(/Seq Scan|"\s*Sort /);
    const words = ['prj_7', `'prj_7.word7':*`, -90, 90, -180, 180, 0, 0, 500];
    expect(await plan(FIND_BY_WORDS, words)).toContain('place_found_by');
  });
});
