import { msOf, percentilesOf } from './latency-class.js';

describe('percentiles of classes', () => {
  it('are right to 5 %, whatever the times', () => {
    for (const ms of [1, 7, 120, 999, 60_000, 3_600_000, 259_200_000]) {
      const latencyClass = 1 + Math.floor(Math.log(ms) / Math.log(1.1));
      expect(Math.abs(msOf(latencyClass) - ms) / ms).toBeLessThan(ms < 10 ? 0.5 : 0.055);
    }
  });

  it('name the time that half, 95 % and 99 % kept', () => {
    const counts = new Map([
      [0, 50],
      [40, 45],
      [60, 4],
      [90, 1],
    ]);
    expect(percentilesOf(counts)).toEqual({ p50_ms: 0, p95_ms: msOf(40), p99_ms: msOf(60) });
  });

  it('are null for nothing', () => {
    expect(percentilesOf(new Map())).toEqual({ p50_ms: null, p95_ms: null, p99_ms: null });
  });
});
