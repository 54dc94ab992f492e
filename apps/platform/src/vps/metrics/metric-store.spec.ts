import { connect } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { testDatabase, TestClock } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import type { ServerSample } from '../engine/server-spec.js';
import { VpsEntity } from '../servers/vps.entity.js';
import type { VpsService } from '../servers/vps.service.js';
import { MetricStore } from './metric-store.js';
import { MetricsQuery } from './metrics.schema.js';
import { MetricsReader } from './metrics-reader.js';

const database = testDatabase();
const noon = Date.parse('2026-03-01T12:00:00Z');
const project = { id: 'prj_one', slug: 'one' } as never;
let dataSource: DataSource;
let store: MetricStore;
let clock: TestClock;
let vps: string;

beforeAll(async () => {
  const schema = database.schema('metrics');
  dataSource = await connect({ url: database.url, schema, entities: [VpsEntity], migrations });
  store = new MetricStore(dataSource);
});

afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  vps = newId('vps');
  clock = new TestClock(new Date(noon + 60 * 60_000));
  await dataSource.manager.insert(VpsEntity, {
    id: vps,
    projectId: 'prj_one',
    projectSlug: 'one',
    name: vps.slice(-20),
    size: 'nano',
    vcpus: 2,
    cpuShare: 0.5,
    memoryMb: 256,
    diskGb: 3,
    imageId: 'img',
    engine: 'incus',
    state: 'running',
    desired: 'running',
    power: 'running',
    sshKeys: [],
    tags: [],
    labels: {},
    isProtected: false,
    version: 1,
    createdAt: new Date(noon),
    updatedAt: new Date(noon),
  });
});

/** A sample so many seconds after noon; each counter is as large as `counter`. */
function sample(seconds: number, counter: number, over: Partial<ServerSample> = {}): ServerSample {
  return {
    id: vps,
    at: new Date(noon + seconds * 1000),
    cpuSeconds: counter,
    memoryBytes: 1000,
    diskUsedBytes: 5000,
    diskReadBytes: counter,
    diskWrittenBytes: counter,
    netReceivedBytes: counter,
    netSentBytes: counter,
    processes: 3,
    ...over,
  };
}

async function read(query: Record<string, string>) {
  const servers = { get: async () => ({ id: vps }) } as unknown as VpsService;
  const reader = new MetricsReader(dataSource, servers, clock);
  const answer = await reader.read(project, vps, MetricsQuery.parse(query));
  const values = new Map(answer.series.map((one) => [one.name as string, one.values]));
  return { ...answer, of: (name: string) => values.get(name) };
}

const at = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString();

const days = (count: number): Date => new Date(noon + count * 86_400_000);

/** The kinds of points that there are of the server. */
async function steps(): Promise<number[]> {
  const rows = await dataSource.query<{ step_s: number }[]>(
    'select step_s from vps_metric where vps_id = $1 order by 1',
    [vps],
  );
  return rows.map(({ step_s }) => step_s);
}

describe('MetricStore', () => {
  it('makes rates of counters, and averages and peaks of the rest', async () => {
    await store.add([sample(0, 100)]);
    await store.add([sample(15, 107.5, { memoryBytes: 3000 })]);
    await store.add([sample(30, 115, { memoryBytes: 2000, diskUsedBytes: 7000 })]);
    const { times, of, step_s } = await read({ from: at(0), to: at(2), step: '60' });
    expect(step_s).toBe(60);
    expect(times).toEqual([at(0), at(1)]);
    // 15 of 30 seconds of the one processor that two halves make.
    expect(of('cpu.usage')).toEqual([50, null]);
    expect(of('network.received')).toEqual([0.5, null]);
    expect(of('memory.used')).toEqual([2000, null]);
    expect(of('memory.peak')).toEqual([3000, null]);
    expect(of('disk.used')).toEqual([7000, null]);
  });

  it('takes a counter that fell for one that began anew', async () => {
    await store.add([sample(0, 1000)]);
    await store.add([sample(15, 30)]);
    const { of } = await read({ from: at(0), to: at(1), type: 'network' });
    expect(of('network.sent')).toEqual([2]);
    expect(of('cpu.usage')).toBeUndefined();
  });

  it('leaves a gap where nothing was measured, and no spike after it', async () => {
    await store.add([sample(0, 0)]);
    await store.add([sample(15, 15)]);
    await store.add([sample(600, 9000)]);
    await store.add([sample(615, 9030)]);
    const { of } = await read({ from: at(0), to: at(11), type: 'disk', step: '60' });
    const gap = Array.from({ length: 9 }, () => null);
    expect(of('disk.read')).toEqual([1, ...gap, 2]);
  });

  it('counts what 50 processes measure at once once, and an old sample never', async () => {
    await store.add([sample(0, 0)]);
    const samples = Array.from({ length: 50 }, (_, index) => sample(1 + index, 2 * (1 + index)));
    await Promise.all(samples.toReversed().map((one) => store.add([one])));
    await store.add([sample(50, 100)]);
    await store.add([sample(20, 40)]);
    const [sum] = await dataSource.query<{ covered: number; used: number }[]>(
      'select sum(covered_s) as covered, sum(cpu_used) as used from vps_metric where vps_id = $1 and step_s = 60',
      [vps],
    );
    expect(sum).toEqual({ covered: 50, used: 100 });
  });

  it('counts one sample once that 50 processes bring at once', async () => {
    await store.add([sample(0, 0)]);
    await Promise.all(Array.from({ length: 50 }, () => store.add([sample(15, 15)])));
    const rows = await dataSource.query(
      'select step_s, samples, covered_s from vps_metric where vps_id = $1 order by step_s',
      [vps],
    );
    expect(rows).toEqual([
      { step_s: 60, samples: 2, covered_s: 15 },
      { step_s: 300, samples: 2, covered_s: 15 },
    ]);
  });

  it('forgets minutes after a day and five minutes after 30 days, however often it is asked', async () => {
    await store.add([sample(0, 0), { ...sample(0, 0), id: 'vps_unknown' }]);
    await store.add([sample(15, 15)]);
    await store.prune(days(0.99));
    expect(await steps()).toEqual([60, 300]);
    await store.prune(days(1.01));
    await store.prune(days(1.01));
    expect(await steps()).toEqual([300]);
    clock.advance(2 * 86_400_000);
    const { step_s, of } = await read({ from: at(0), to: at(60) });
    expect(step_s).toBe(300);
    expect(of('cpu.usage')?.slice(0, 2)).toEqual([100, null]);
    await store.prune(days(30.01));
    expect(await steps()).toEqual([]);
  });

  it.each([
    [{ from: at(60), to: at(0) }, 'query.from'],
    [{ from: at(-60 * 24), to: at(60), step: '60' }, 'query.step'],
    [{ from: at(-60 * 48), to: at(0), step: '60' }, 'query.step'],
    [{ from: '2000-01-01T00:00:00Z', to: at(0) }, 'query.from'],
  ])('422: refuses %j', async (query, location) => {
    await expect(read(query)).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ location }],
    });
  });

  it('never makes more than 1,000 points', async () => {
    for (const hours of [1, 5, 24, 24 * 7, 24 * 30]) {
      const { times } = await read({ from: at(60 - hours * 60), to: at(60) });
      expect(times.length).toBeGreaterThan(10);
      expect(times.length).toBeLessThanOrEqual(1000);
    }
  });
});
