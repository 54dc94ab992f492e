import { pauseAfter } from './retry-schedule.js';

describe('pauseAfter', () => {
  it('tries eight times, each pause longer than the one before', () => {
    const pauses = Array.from({ length: 8 }, (_, index) => pauseAfter(index + 1, 0));
    expect(pauses).toEqual([
      5000,
      300_000,
      1_800_000,
      7_200_000,
      18_000_000,
      36_000_000,
      36_000_000,
      null,
    ]);
  });

  it('waits up to a tenth longer', () => {
    expect(pauseAfter(1, 1)).toBe(5500);
  });
});
