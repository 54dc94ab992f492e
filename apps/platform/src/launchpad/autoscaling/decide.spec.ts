import { type AutoscalePolicy, NO_AUTOSCALING } from './autoscale-policy.js';
import { decide } from './decide.js';
import { ProposalWindow } from './proposal-window.js';
import type { Signals } from './signals.js';

const NOTHING: Signals = {
  cpuPercent: [],
  memoryPercent: [],
  inFlight: undefined,
  p95Ms: undefined,
};
const CPU: AutoscalePolicy = { ...NO_AUTOSCALING, enabled: true, max: 10, cpuPercent: 50 };

/** An app whose time is told by the test. */
class App {
  current = 1;
  scaledAtMs: number | null = null;
  nowMs = 1_000_000;
  readonly window = new ProposalWindow();

  constructor(readonly policy: AutoscalePolicy) {}

  /** Looks every five seconds. */
  watch(forS: number, signals: () => Partial<Signals>): number[] {
    const changes: number[] = [];
    for (let passedS = 0; passedS < forS; passedS += 5) {
      this.nowMs += 5_000;
      const made = decide(this.policy, this, { ...NOTHING, ...signals() }, this.window);
      if (!made) continue;
      this.current = made.replicas;
      this.scaledAtMs = this.nowMs;
      changes.push(made.replicas);
    }
    return changes;
  }

  /** Every replica as busy as said. */
  each(percent: number) {
    return () => ({ cpuPercent: Array.from({ length: this.current }, () => percent) });
  }
}

describe('decide', () => {
  it('grows at once, and again only after a while', () => {
    const app = new App(CPU);
    expect(app.watch(5, app.each(95))).toEqual([2]);
    expect(app.watch(10, app.each(95))).toEqual([]);
    expect(app.watch(5, app.each(95))).toEqual([4]);
  });

  it('grows by doubling at most, and never over the upper bound', () => {
    const app = new App({ ...CPU, inFlight: 10 });
    const flood = () => ({ ...app.each(0)(), inFlight: 1_000 });
    expect(app.watch(60, flood)).toEqual([5, 10]);
  });

  it('shrinks only to what was enough for the whole window', () => {
    const app = new App({ ...CPU, downAfterS: 60 });
    app.current = 6;
    expect(app.watch(60, app.each(10))).toEqual([]);
    expect(app.watch(5, app.each(10))).toEqual([2]);
  });

  it('does not sway with a load that comes and goes', () => {
    const app = new App(CPU);
    let turn = 0;
    // Load for three replicas in every other minute.
    const changes = app.watch(3_600, () => {
      const load = Math.floor(turn++ / 12) % 2 === 0 ? 150 : 20;
      return { cpuPercent: Array.from({ length: app.current }, () => load / app.current) };
    });
    expect(changes).toEqual([3]);
  });

  it('leaves an app alone whose load is near its target', () => {
    const app = new App(CPU);
    app.current = 4;
    expect(app.watch(1_200, app.each(54))).toEqual([]);
    expect(app.watch(1_200, app.each(46))).toEqual([]);
  });

  it('takes no replica away for want of a measurement', () => {
    const policy = { ...CPU, memoryPercent: 50, inFlight: 5, p95Ms: 100, downAfterS: 30 };
    const app = new App(policy);
    app.current = 5;
    expect(app.watch(600, () => ({}))).toEqual([]);
    const all = { cpuPercent: [1, 1, 1, 1, 1], memoryPercent: [1, 1, 1, 1, 1], inFlight: 0 };
    expect(app.watch(600, () => all)).toEqual([]);
    const some = { ...all, p95Ms: 0, cpuPercent: [1, 1, undefined, undefined, undefined] };
    expect(app.watch(600, () => some)).toEqual([4]);
    // Answer times take one away at most, and are not believed in the minute after.
    expect(app.watch(40, () => ({ ...all, p95Ms: 0 }))).toEqual([3]);
    expect(app.watch(400, () => ({ ...all, p95Ms: 0 }))).toEqual([2, 1]);
  });

  it('forgets what it saw before it was away', () => {
    const app = new App({ ...CPU, downAfterS: 60 });
    app.current = 4;
    app.watch(60, app.each(5));
    app.nowMs += 300_000;
    expect(app.watch(60, app.each(5))).toEqual([]);
    expect(app.watch(5, app.each(5))).toEqual([1]);
  });

  it('takes the signal that asks for most', () => {
    const app = new App({ ...CPU, inFlight: 10 });
    app.current = 2;
    expect(app.watch(5, () => ({ cpuPercent: [20, 20], inFlight: 35 }))).toEqual([4]);
    const reason = decide(
      { ...CPU, inFlight: 10 },
      { current: 2, scaledAtMs: null, nowMs: 0 },
      { ...NOTHING, cpuPercent: [20, 20], inFlight: 35 },
      new ProposalWindow(),
    )?.reason;
    expect(reason).toMatch(/^35 requests are open/);
  });

  it('waits until slow answers are of the present width', () => {
    const app = new App({ ...CPU, cpuPercent: null, p95Ms: 100 });
    expect(app.watch(60, () => ({ p95Ms: 900 }))).toEqual([2]);
    expect(app.watch(10, () => ({ p95Ms: 900 }))).toEqual([4]);
  });

  it('keeps within bounds that were moved', () => {
    const app = new App({ ...CPU, min: 2, max: 3 });
    expect(app.watch(5, () => ({}))).toEqual([2]);
    app.current = 8;
    expect(app.watch(5, () => ({}))).toEqual([3]);
  });
});
