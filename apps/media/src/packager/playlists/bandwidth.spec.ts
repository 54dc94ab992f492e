import { bandwidthOf } from '../index.js';

describe('bandwidth', () => {
  it('is not below any segment', () => {
    const segments = [
      { sizeBytes: 250_000, durationTicks: 180_000 },
      { sizeBytes: 100_000, durationTicks: 36_000 },
      { sizeBytes: 10, durationTicks: 180_000 },
    ];
    expect(bandwidthOf(segments, 90_000)).toEqual({ peakBps: 2_000_000, averageBps: 636_382 });
  });

  it('is nothing for nothing', () => {
    expect(bandwidthOf([], 90_000)).toEqual({ peakBps: 0, averageBps: 0 });
    expect(bandwidthOf([{ sizeBytes: 5, durationTicks: 0 }], 90_000).peakBps).toBe(0);
  });
});
