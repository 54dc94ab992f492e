import { tenantOf } from '@skydeck/auth-guard';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { eventually, TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { EventProcess, type Seen } from '../fixtures/event-process.js';

const PROJECT = 'prj_demo';
const DIES = path.resolve(import.meta.dirname, '../fixtures/die-after-commit.mjs');

describe('EventRelay', () => {
  let database: TestDatabase;
  let schema: string;
  let here: EventProcess;
  let there: EventProcess;
  const clock = new TestClock();

  beforeAll(async () => {
    database = testDatabase();
    schema = database.schema('events');
    here = await EventProcess.start(database.url, schema, clock);
    there = await EventProcess.start(database.url, schema, clock);
  });

  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await database[Symbol.asyncDispose]();
  });

  const numbersOf = async (project: string) => {
    const rows = await here.reader().after({ tenant: tenantOf(project), types: [] }, '0', 1000);
    return rows.map(({ data }) => data['number']);
  };

  it('shows an event when its transaction is committed, and never when it is rolled back', async () => {
    const project = 'prj_rolled';
    const undone = here.make(project, 1, () => Promise.reject(new Error('undone')));
    await expect(undone).rejects.toThrow('undone');
    await here.make(project, 2);
    await eventually(async () => expect(await numbersOf(project)).toEqual([2]));
  });

  it('refuses an event outside a transaction', async () => {
    const { manager } = here.dataSource();
    const event = { tenant: tenantOf(PROJECT), subject: 'thing', data: { number: 1 } };
    const { ThingEvents } = await import('../fixtures/event-process.js');
    const recording = here.events().record(manager, { type: ThingEvents.created, ...event });
    await expect(recording).rejects.toThrow('in the transaction of its change');
  });

  it('numbers 50 at once from two processes without a gap in what a stream shows', async () => {
    const project = 'prj_many';
    const seen: Seen[] = [];
    const stop = new AbortController();
    const following = there.follow(project, '0', stop.signal, seen);
    await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        await (number % 2 === 0 ? here : there).make(
          project,
          number,
          () =>
            // The later ones are often committed first.
            new Promise((resolve) => setTimeout(resolve, (50 - number) * 2)),
        );
      }),
    );
    await eventually(() => expect(seen).toHaveLength(50));
    stop.abort();
    await following;
    expect(new Set(seen.map(({ number }) => number)).size).toBe(50);
    const ids = seen.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('resumes a stream where it ended: nothing is left out, nothing comes twice', async () => {
    const project = 'prj_resumed';
    const seen: Seen[] = [];
    let after: string | null = '0';
    const making = (async () => {
      for (let number = 0; number < 40; number++) await here.make(project, number);
    })();
    while (seen.length < 36) {
      const stop = new AbortController();
      const part: Seen[] = [];
      const following = there.follow(project, after, stop.signal, part);
      await eventually(() => part.length >= 4);
      stop.abort();
      await following;
      seen.push(...part);
      after = seen.at(-1)?.id ?? null;
    }
    await making;
    const stop = new AbortController();
    const following = there.follow(project, after, stop.signal, seen);
    await eventually(() => expect(seen).toHaveLength(40));
    stop.abort();
    await following;
    expect(seen.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  it('delivers what a process left that was killed between its commit and its wake', async () => {
    const project = 'prj_killed';
    const seen: Seen[] = [];
    const stop = new AbortController();
    const following = here.follow(project, '0', stop.signal, seen);
    const signal = await new Promise((resolve) => {
      execFile(process.execPath, [DIES, database.url, schema, project], (error) =>
        resolve(error?.signal),
      );
    });
    expect(signal).toBe('SIGKILL');
    await eventually(() => expect(seen.map(({ number }) => number)).toEqual([1]));
    stop.abort();
    await following;
  });

  it('finds events by type, resource and page', async () => {
    const project = 'prj_listed';
    for (let number = 0; number < 3; number++) await here.make(project, number);
    await eventually(async () => expect(await numbersOf(project)).toHaveLength(3));
    const wanted = { limit: 1, sort: { by: 'created_at', isDescending: true } } as const;
    const latest = (type: string[], before?: string) =>
      here.reader().list(tenantOf(project), {
        ...wanted,
        after: before === undefined ? null : { id: before },
        filters: { type },
      });
    const [newest, second] = await latest(['thing.*']);
    expect([newest?.data, second?.data]).toEqual([{ number: 2 }, { number: 1 }]);
    expect(await latest(['thing.created'], second?.id)).toHaveLength(1);
    expect(await latest(['thing.deleted'])).toHaveLength(0);
    expect(
      await here.reader().list(tenantOf('prj_other'), { ...wanted, after: null, filters: {} }),
    ).toHaveLength(0);
  });

  it('removes events after 30 days', async () => {
    clock.advance(29 * 86_400_000);
    expect(await here.retention().sweep()).toBe(0);
    clock.advance(2 * 86_400_000);
    expect(await here.retention().sweep()).toBeGreaterThan(90);
    expect(await numbersOf('prj_many')).toEqual([]);
  });
});
