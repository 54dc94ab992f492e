import { MOST_ATTEMPTS, MOST_FAILING_MS, pauseAfter, SCHEDULE } from './retry-schedule.js';

const HOUR_MS = 3_600_000;

const pauses = (random: number) =>
  Array.from({ length: MOST_ATTEMPTS }, (_, index) => pauseAfter(index + 1, random));

describe('pauseAfter', () => {
  it('goes on for about three days, each pause longer than the one before', () => {
    const usual = pauses(0.5);
    expect(usual.at(-1)).toBeNull();
    const waits = usual.slice(0, -1).map(Number);
    expect(waits.slice(0, 3)).toEqual([5000, 60_000, 300_000]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  it.each([0, 0.5, 1])('tries for 70 to 80 hours whatever the jitter is: %d', (random) => {
    const sumMs = pauses(random).reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
    expect(sumMs).toBeGreaterThan(70 * HOUR_MS);
    expect(sumMs).toBeLessThan(80 * HOUR_MS);
    expect(sumMs).toBeLessThan(MOST_FAILING_MS);
  });

  it('spreads attempts by a twentieth to both sides', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4750, 5250]);
  });

  it('is documented by the numbers that it works with', () => {
    expect(SCHEDULE).toContain('5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h');
    expect(SCHEDULE).toContain('11 attempts');
    expect(SCHEDULE).toContain('for 5 days');
  });
});
