import fc from 'fast-check';
import { at, UsageBench } from '../fixtures/usage-bench.js';

const RECORD = fc.record({
  kind: fc.constant('record' as const),
  key: fc.integer({ min: 0, max: 30 }),
  quantity: fc.bigInt({ min: 0n, max: 2n ** 40n }),
  second: fc.integer({ min: 0, max: 4 * 3600 }),
  isUndone: fc.boolean(),
});
const INTERVAL = fc.record({
  kind: fc.constant('interval' as const),
  key: fc.integer({ min: 0, max: 10 }),
  rate: fc.integer({ min: 0, max: 2048 }),
  from: fc.integer({ min: 0, max: 10_000 }),
  lastsS: fc.integer({ min: 0, max: 290 }),
});
const RUN = fc.record({
  kind: fc.constant('run' as const),
  at: fc.integer({ min: 0, max: 5 }),
  dies: fc.boolean(),
});
const STEPS = fc.array(fc.oneof(RECORD, RECORD, INTERVAL, RUN), { maxLength: 60 });

type Step = ReturnType<typeof RECORD.generate>['value'] | Interval | Run;
type Interval = ReturnType<typeof INTERVAL.generate>['value'];
type Run = ReturnType<typeof RUN.generate>['value'];

const inOrder = (map: Map<number, bigint>) => [...map].toSorted(([a], [b]) => a - b);
const hourOf = (second: number) => Math.floor(second / 3600);

/** What should be counted by hour: keys once, in the order in which they came. */
function model(steps: readonly Step[]): Map<number, bigint> {
  const hours = new Map<number, bigint>();
  const seen = new Set<string>();
  const add = (hour: number, quantity: bigint) =>
    hours.set(hour, (hours.get(hour) ?? 0n) + quantity);
  for (const step of steps) {
    if (step.kind === 'run' || (step.kind === 'record' && step.isUndone)) continue;
    const name = `${step.kind} ${step.key}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (step.kind === 'record') add(hourOf(step.second), step.quantity);
    else {
      for (let second = step.from; second < step.from + step.lastsS; second++) {
        add(hourOf(second), BigInt(step.rate));
      }
    }
  }
  return new Map([...hours].filter(([, quantity]) => quantity > 0n));
}

describe('usage', () => {
  let bench: UsageBench;
  let mustDie = false;

  beforeAll(async () => {
    bench = await UsageBench.open();
    bench.dataSource.subscribers.push({
      beforeTransactionCommit: () => {
        if (mustDie) throw new Error('died');
      },
    });
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  /** Whatever happens in it is undone. */
  async function dying(work: () => Promise<unknown>): Promise<void> {
    mustDie = true;
    try {
      await expect(work()).rejects.toThrow('died');
    } finally {
      mustDie = false;
    }
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === 'run') {
      return step.dies ? dying(() => bench.rollUp.run()) : void (await bench.rollUp.run());
    }
    if (step.kind === 'interval') {
      await bench.begin(`${step.key}`, at(step.from), step.rate);
      if (step.key % 2 === 0) await bench.rollUp.run();
      return bench.end(`${step.key}`, at(step.from + step.lastsS));
    }
    const record = () =>
      bench.record({
        key: `${step.key}`,
        quantity: step.quantity,
        occurredAt: at(step.second),
      });
    return step.isUndone ? dying(record) : record();
  }

  it('is, by hour, what a plain sum says: with retries, late arrivals and crashes', async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        await bench.clear();
        for (const step of steps) await take(step);
        await Promise.all([bench.rollUp.run(), bench.rollUp.run()]);
        const counted = new Map<number, bigint>();
        for (const { start, quantity } of await bench.items('hour')) {
          const hour = (Date.parse(start) - at(0).getTime()) / 3_600_000;
          counted.set(hour, (counted.get(hour) ?? 0n) + BigInt(quantity));
        }
        expect(inOrder(counted)).toEqual(inOrder(model(steps)));
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
