import { chunkSpans } from './chunk-spans.js';
import { frameAt, keyframesOf } from './frame-grid.js';

describe('the grid of frames', () => {
  it.each([
    [24, 1],
    [24_000, 1001],
    [25, 1],
    [30, 1],
    [30_000, 1001],
    [60_000, 1001],
    [60, 1],
    [10, 1],
    [12_345, 1000],
  ] as const)('gives each frame of %i/%i to one chunk and one fragment', (...rate) => {
    const durationMs = 100_700;
    const spans = chunkSpans(durationMs, 2);
    let next = 0;
    for (const { startMs, endMs } of spans) {
      expect(frameAt(startMs, rate)).toBe(next);
      const keyframes = keyframesOf(startMs, endMs, rate);
      expect(keyframes[0]).toBe(0);
      expect(keyframes).toEqual([...new Set(keyframes)].toSorted((a, b) => a - b));
      next = frameAt(endMs, rate);
      expect(keyframes.at(-1)).toBeLessThan(next - frameAt(startMs, rate));
    }
    expect(next).toBe(Math.ceil(((durationMs - 1) * rate[0]) / rate[1] / 1000));
  });

  it('leaves no remnant that is a fragment of its own', () => {
    expect(keyframesOf(0, 4300, [25, 1])).toEqual([0, 50]);
    expect(keyframesOf(0, 4600, [25, 1])).toEqual([0, 50, 100]);
    expect(keyframesOf(0, 100, [25, 1])).toEqual([0]);
  });
});

describe('chunks', () => {
  it.each([
    [5000, 2, [5000]],
    [60_000, 2, [8000, 8000, 8000, 8000, 8000, 8000, 8000, 4000]],
    [8500, 2, [8500]],
    [600_000, 8, Array.from({ length: 30 }, () => 20_000)],
    [12 * 3_600_000, 2, Array.from({ length: 720 }, () => 60_000)],
  ])('of %i ms for %i workers', (durationMs, workers, lengths) => {
    const spans = chunkSpans(durationMs, workers);
    expect(spans.map(({ startMs, endMs }) => endMs - startMs)).toEqual(lengths);
    expect(spans.at(-1)?.endMs).toBe(durationMs);
  });
});
