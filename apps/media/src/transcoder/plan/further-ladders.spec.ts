import { furtherLadders } from './further-ladders.js';
import { ladderOf } from './ladder.js';

const ladder = ladderOf({ width: 1920, height: 1080 }, 2160, 30);

describe('ladders of further codecs', () => {
  it('are none when none is wanted', () => {
    expect(furtherLadders(ladder, ['h264'])).toEqual([]);
    expect(furtherLadders([], ['h264', 'av1'])).toEqual([]);
  });

  it('have top, middle and bottom of that of H.264, in fewer bits', () => {
    const [vp9, av1, ...rest] = furtherLadders(ladder, ['av1', 'h264', 'vp9']);
    expect([vp9?.codec, av1?.codec, rest]).toEqual(['vp9', 'av1', []]);
    const names = av1?.renditions.map(({ name, height }) => [name, height]);
    expect(names).toEqual([
      ['1080p-av1', 1080],
      ['480p-av1', 480],
      ['240p-av1', 240],
    ]);
    expect(av1?.renditions[0]?.maxBitrateBps).toBe(3_250_000);
  });

  it('have no picture that would take hours', () => {
    const large = ladderOf({ width: 3840, height: 2160 }, 2160, 30);
    const [hevc] = furtherLadders(large, ['h264', 'hevc']);
    expect(hevc?.renditions.map(({ height }) => height)).toEqual([1440, 480, 240]);
  });
});
