import { tenantOf } from '@skydeck/auth-guard';
import { eventually, testDatabase, type TestDatabase } from '@skydeck/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { EventProcess } from '../fixtures/event-process.js';
import { insertEventBundle } from '../record/event-bundle.sql.js';

const ADD = insertEventBundle(
  {
    ids: '$1::text[]',
    types: '$2::text[]',
    projects: '$3::text[]',
    subjects: '$3::text[]',
    requestIds: '$4::text[]',
    createdMs: '$5::float8[]',
    data: '$6::jsonb',
    actors: '$7::jsonb',
  },
  'true',
);
const AT_MS = 1_764_000_000_123;

let database: TestDatabase;
let here: EventProcess;
let there: EventProcess;
let count = 0;

beforeAll(async () => {
  database = testDatabase();
  const schema = database.schema('bundles');
  here = await EventProcess.start(database.url, schema);
  there = await EventProcess.start(database.url, schema);
});

afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database[Symbol.asyncDispose]();
});

/** Bundles events with these numbers; one with `null` tells nothing. */
const bundle = (
  project: string,
  numbers: readonly (number | null)[],
  on: DataSource | EntityManager = here.dataSource(),
) =>
  on.query(ADD, [
    numbers.map(() => `evt_${String(++count).padStart(26, '0')}`),
    numbers.map((number) => (number === null ? null : 'thing.created')),
    numbers.map(() => project),
    numbers.map(() => null),
    numbers.map(() => AT_MS),
    JSON.stringify(numbers.map((number) => ({ number }))),
    JSON.stringify(numbers.map((number) => (number === 1 ? null : { kind: 'key', id: 'k' }))),
  ]);

const of = (project: string) => ({ tenant: tenantOf(project), types: [] });

async function shown(project: string): Promise<unknown[]> {
  const rows = await here.reader().after(of(project), '0', 10_000);
  return rows.map(({ data }) => data['number']);
}

describe('bundles of events', () => {
  it('become events among single ones, in the order in which they were recorded', async () => {
    await here.dataSource().transaction(async (manager) => {
      await bundle('prj_order', [1, null, 2], manager);
      await here.make('prj_order', 3);
      await bundle('prj_order', [4, 5], manager);
    });
    await here.make('prj_order', 6);
    const last = async () => (await shown('prj_order')).toSorted((a, b) => Number(a) - Number(b));
    await eventually(async () => expect(await last()).toEqual([1, 2, 3, 4, 5, 6]));
    const together = (await shown('prj_order')).filter((number) => number !== 3);
    expect(together).toEqual([1, 2, 4, 5, 6]);
  });

  it('tell when, of what and by whom it happened, like any event', async () => {
    const rows = await here.dataSource().query<{ created_at: Date; actor: unknown }[]>(
      `select created_at, actor, subject from event
       where project_id = 'prj_order' and id like 'evt_0%' order by seq limit 2`,
    );
    expect(rows).toEqual([
      { created_at: new Date(AT_MS), actor: null, subject: 'prj_order' },
      { created_at: new Date(AT_MS), actor: { kind: 'key', id: 'k' }, subject: 'prj_order' },
    ]);
  });

  it('tell nothing when what they tell of is rolled back', async () => {
    const undone = here.dataSource().transaction(async (manager) => {
      await bundle('prj_undone', [1], manager);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    here.relay().wake();
    await bundle('prj_undone', [2]);
    here.events().committed();
    await eventually(async () => expect(await shown('prj_undone')).toEqual([2]));
  });

  it('are shown once and whole when 50 come at once and two processes relay them', async () => {
    await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        const process = place % 2 === 0 ? here : there;
        const numbers = Array.from({ length: 100 }, (__, index) => place * 100 + index);
        await bundle('prj_many', numbers, process.dataSource());
        process.events().committed();
      }),
    );
    await eventually(async () => expect(await shown('prj_many')).toHaveLength(5000));
    const numbers = await shown('prj_many');
    expect(new Set(numbers).size).toBe(5000);
    for (let place = 0; place < 50; place++) {
      const own = numbers.filter((number) => Math.floor(Number(number) / 100) === place);
      expect(own).toEqual(own.toSorted((a, b) => Number(a) - Number(b)));
    }
    const left = await here.dataSource().query('select from event_bundle');
    expect(left).toEqual([]);
  });

  it('are taken before what came after them, also when many single events wait', async () => {
    const project = 'prj_late';
    await here.dataSource().transaction(async (manager) => {
      await manager.query(
        `insert into event (id, type, project_id, subject, data, created_at)
         select 'evt_first' || n, 'thing.created', $1, '', json_build_object('number', n), now()
         from generate_series(1, 1500) n`,
        [project],
      );
      await bundle(project, [1501], manager);
    });
    here.events().committed();
    await eventually(async () => expect(await shown(project)).toHaveLength(1501));
    expect((await shown(project)).at(-1)).toBe(1501);
  });
});
