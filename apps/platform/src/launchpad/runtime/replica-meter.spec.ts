import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@skydeck/database';
import { TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { CreateUsage1763830000000, Usage, UsageReader, UsageRollUp } from '@skydeck/usage';
import type { DataSource } from 'typeorm';
import { ReplicaMeter } from './replica-meter.js';

const START = new Date('2026-11-03T10:00:00Z');

describe('the time of replicas', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const clock = new TestClock(START);

  beforeAll(async () => {
    database = testDatabase();
    dataSource = await connect({
      url: database.url,
      schema: database.schema('usage'),
      entities: [],
      migrations: [CreateUsage1763830000000],
    });
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  it('is counted to the end, although it ended before its beginning was written', async () => {
    const usage = new Usage();
    const observe = usage.observe.bind(usage);
    const held = Promise.withResolvers<void>();
    usage.observe = async (...values) => {
      await held.promise;
      await observe(...values);
    };
    const meter = new ReplicaMeter(usage, dataSource, clock);
    meter.started('rep_1', { project: 'prj_1', memoryMb: 300 });
    clock.advance(7_000);
    meter.ended('rep_1');
    // Long enough for the end to be written, if it does not wait for the beginning.
    await sleep(200);
    held.resolve();
    await meter.settle();
    clock.advance(60_000);
    await new UsageRollUp(dataSource, clock).run();
    const to = new Date(START.getTime() + 3_600_000);
    const { items } = await new UsageReader('platform', dataSource).report('prj_1', {
      from: START,
      to,
      granularity: 'hour',
    });
    expect(items.map(({ meter: name, quantity }) => [name, Number(quantity)])).toEqual([
      ['app.memory_megabyte_seconds', 2100],
      ['app.replica_seconds', 7],
    ]);
  });
});
