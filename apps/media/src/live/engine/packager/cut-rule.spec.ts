import type { LiveFragment } from '../encoder/fragment-splitter.js';
import { GridCuts, KeyframeCuts } from './cut-rule.js';

const TIMESCALE = 1000;
const fragment = (startTicks: number, startsWithKeyframe = false): LiveFragment => ({
  bytes: Buffer.alloc(0),
  startTicks,
  durationTicks: 500,
  samples: 15,
  startsWithKeyframe,
});

describe('where segments begin', () => {
  it('is at keyframes of a picture, but for those that come too soon', () => {
    const cuts = new KeyframeCuts(TIMESCALE);
    cuts.begin(1000);
    const starts = [1500, 2000, 2500, 3000, 3900, 4300];
    const found = starts.filter((at) => cuts.cutsBefore(fragment(at, at !== 2500)));
    expect(found).toEqual([3000]);
    expect(cuts.cutsBefore(fragment(4500, true))).toBe(true);
  });

  it('is every two seconds of sound, and the nearest part to them', () => {
    const cuts = new GridCuts(TIMESCALE, 1000);
    const starts = Array.from({ length: 20 }, (_, place) => 1000 + 470 * place);
    const found = starts.filter((at) => cuts.cutsBefore(fragment(at)));
    expect(found.map((at) => Math.round((at - 1000) / 2000))).toEqual([1, 2, 3, 4]);
    expect(found.every((at) => Math.abs(((at - 1000) % 2000) - 1000) > 1000 - 241)).toBe(true);
  });
});
