import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { at, START, UsageBench } from '../fixtures/usage-bench.js';

const DIES = join(import.meta.dirname, '../fixtures/die-in-roll-up.mjs');
const HOUR_MS = 3_600_000;

describe('the roll-up of usage', () => {
  let bench: UsageBench;

  beforeAll(async () => {
    bench = await UsageBench.open();
  });
  beforeEach(() => bench.clear());
  afterAll(() => bench[Symbol.asyncDispose]());

  it('counts a key once, however often it is recorded', async () => {
    const same = () => bench.record({ key: 'msg_1', quantity: 3 });
    await Promise.all(Array.from({ length: 50 }, same));
    await bench.rollUp.run();
    await same();
    await bench.rollUp.run();
    expect(await bench.hours(1)).toEqual([3]);
  });

  it('counts nothing of a change that was undone, and nothing outside of a change', async () => {
    const undone = bench.dataSource.transaction(async (manager) => {
      const what = { project: 'prj_1', meter: 'messages.sms', quantity: 1 } as const;
      await bench.usage.record(manager, { ...what, occurredAt: START, key: 'msg_1' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await bench.rollUp.run();
    expect(await bench.items()).toEqual([]);
    const outside = bench.usage.record(bench.dataSource.manager, {
      project: 'prj_1',
      meter: 'messages.sms',
      quantity: 1,
      occurredAt: START,
      key: 'msg_1',
    });
    await expect(outside).rejects.toThrow('in the transaction of its change');
  });

  it('gives one result when 50 run at once, while others record', async () => {
    const records = Array.from({ length: 50 }, (_, number) =>
      bench.record({ key: `msg_${number}`, quantity: number, occurredAt: at(number * 120) }),
    );
    const runs = Array.from({ length: 50 }, () => bench.rollUp.run());
    await Promise.all([...records, ...runs]);
    await bench.rollUp.run();
    expect(await bench.hours(2)).toEqual([435, 790]);
  });

  it('adds what comes late to the hour in which it happened', async () => {
    await bench.record({ key: 'msg_1', occurredAt: at(3599) });
    await bench.rollUp.run();
    await bench.record({ key: 'msg_2', occurredAt: at(10), quantity: 5 });
    await bench.rollUp.run();
    expect(await bench.hours(2)).toEqual([6, 0]);
  });

  it('counts once what a process was adding when it was killed', async () => {
    await bench.record({ key: 'msg_1', quantity: 7 });
    const signal = await new Promise((resolve) => {
      execFile(process.execPath, [DIES, bench.url, bench.schema], (error) =>
        resolve(error?.signal),
      );
    });
    expect(signal).toBe('SIGKILL');
    expect(await bench.items()).toEqual([]);
    await bench.rollUp.run();
    expect(await bench.hours(1)).toEqual([7]);
  });

  it('adds up exactly beyond what a floating-point number holds', async () => {
    const most = 2n ** 63n - 1n;
    await bench.record({ key: 'msg_1', quantity: most });
    await bench.record({ key: 'msg_2', quantity: most });
    await bench.rollUp.run();
    expect(await bench.items('month')).toMatchObject([
      { start: '2026-11-01T00:00:00.000Z', quantity: String(most * 2n), mode: 'live' },
    ]);
  });

  it('tells test usage apart', async () => {
    await bench.record({ key: 'msg_1' });
    await bench.record({ key: 'msg_1', project: 'prj_1.test', quantity: 4 });
    await bench.record({ key: 'msg_1', project: 'prj_10', quantity: 9 });
    await bench.rollUp.run();
    expect(await bench.items('day')).toMatchObject([
      { mode: 'live', quantity: '1' },
      { mode: 'test', quantity: '4' },
    ]);
  });

  it('removes records 90 days after they were counted, and keeps the hours', async () => {
    await bench.record({ key: 'msg_1' });
    await bench.sweeper.sweep();
    bench.clock.advance(91 * 24 * HOUR_MS);
    await bench.record({ key: 'msg_2', quantity: 2 });
    await bench.sweeper.sweep();
    const rows = await bench.dataSource.query<unknown[]>('select key from usage_record');
    expect(rows).toEqual([{ key: 'msg_2' }]);
    expect(await bench.hours(1)).toEqual([3]);
  });
});
