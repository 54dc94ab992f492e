import { AppStats } from './app-stats.js';

describe('AppStats', () => {
  it('reports the last minute and forgets what is older', () => {
    let nowMs = 1_000_000;
    const stats = new AppStats('app_1', () => nowMs);
    for (let count = 0; count < 300; count++) stats.record(count < 3 ? 502 : 200, 8);
    nowMs += 30_000;
    expect(stats.report()).toMatchObject({ rps: 10, error_ratio: 0.01, requests: 300 });
    nowMs += 60_000;
    expect(stats.report()).toMatchObject({ rps: 0, error_ratio: 0, p95_ms: null, requests: 300 });
  });

  it('tells mistakes of the visitor from those of the app', () => {
    const stats = new AppStats('app_1');
    for (const status of [200, 301, 404, 429, 500, 503, 504]) stats.record(status, 1);
    expect(stats.report()).toMatchObject({ requests: 7, client_errors: 2, errors: 3 });
  });

  it('estimates percentiles within their bucket', () => {
    const stats = new AppStats('app_1');
    for (let count = 0; count < 90; count++) stats.record(200, 4);
    for (let count = 0; count < 10; count++) stats.record(200, 800);
    const { p50_ms: median, p95_ms: slow } = stats.report();
    expect(median).toBeGreaterThan(2.5);
    expect(median).toBeLessThanOrEqual(5);
    expect(slow).toBeGreaterThan(500);
    expect(slow).toBeLessThanOrEqual(1000);
  });

  it('are handed over as they are: the minute, the sum, and since when', () => {
    let oldMs = 5_000_000;
    const old = new AppStats('app_1', () => oldMs);
    for (let count = 0; count < 300; count++) old.record(count < 3 ? 502 : 200, 8);
    oldMs += 30_000;
    old.inflight = 2;
    const before = old.report();
    // The clock of another process has begun a moment ago.
    const next = new AppStats('app_1', () => 40);
    next.merge(old.take());
    next.setElsewhere(7, { inflight: 2, upgrades: 0 });
    expect(next.report()).toEqual(before);
    expect(old.report()).toMatchObject({ requests: 0, error_ratio: 0, p95_ms: null });
    next.setElsewhere(7);
    expect(next.report().inflight).toBe(0);
  });
});
