import { msOf, startupWithin } from './startup-class.js';

const classOf = (ms: number) => (ms < 1 ? 0 : 1 + Math.floor(Math.log(ms) / Math.log(1.1)));

describe('start-up times of classes', () => {
  it('are right to 5 %, whatever they are', () => {
    for (const ms of [5, 120, 999, 7500, 600_000]) {
      expect(Math.abs(msOf(classOf(ms)) - ms) / ms).toBeLessThanOrEqual(0.06);
    }
    expect(msOf(classOf(0))).toBe(0);
  });

  it('tell what half and what nearly all did not exceed', () => {
    const counts = new Map([
      [classOf(5000), 5],
      [classOf(200), 95],
    ]);
    expect(startupWithin(counts, 0.5)).toBe(msOf(classOf(200)));
    expect(startupWithin(counts, 0.95)).toBe(msOf(classOf(200)));
    expect(startupWithin(counts, 0.96)).toBe(msOf(classOf(5000)));
    expect(startupWithin(new Map(), 0.5)).toBeNull();
  });
});
