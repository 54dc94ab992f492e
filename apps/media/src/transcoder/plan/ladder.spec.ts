import { ladderOf } from './ladder.js';

const sizes = (width: number, height: number, most = 2160) =>
  ladderOf({ width, height }, most, 30).map((rung) => `${rung.name} ${rung.width}x${rung.height}`);

const spent = (rate: number) => ladderOf({ width: 1920, height: 1080 }, 2160, rate)[0];

describe('the ladder', () => {
  it.each([
    [
      1920,
      1080,
      ['1080p 1920x1080', '720p 1280x720', '480p 854x480', '360p 640x360', '240p 426x240'],
    ],
    [
      1080,
      1920,
      ['1080p 1080x1920', '720p 720x1280', '480p 480x854', '360p 360x640', '240p 240x426'],
    ],
    [
      1920,
      804,
      ['1080p 1920x804', '720p 1280x536', '480p 854x358', '360p 640x268', '240p 426x178'],
    ],
    [
      1440,
      1080,
      ['1080p 1440x1080', '720p 960x720', '480p 640x480', '360p 480x360', '240p 320x240'],
    ],
    [1000, 600, ['600p 1000x600', '480p 800x480', '360p 600x360', '240p 400x240']],
    [160, 120, ['120p 160x120']],
    [321, 179, ['178p 320x178']],
  ])('of %i × %i', (width, height, rungs) => {
    expect(sizes(width, height)).toEqual(rungs);
  });

  it('begins at the highest that is wanted', () => {
    expect(sizes(3840, 2160, 720)[0]).toBe('720p 1280x720');
  });

  it('is never above the source, has even sides, falls, and has names of its own', () => {
    for (let side = 16; side <= 8192; side = Math.ceil(side * 1.37)) {
      for (const other of [16, 77, 333, 1079, 1080, 4001, 8192]) {
        const rungs = ladderOf({ width: side, height: other }, 2160, 30);
        expect(rungs.length).toBeGreaterThan(0);
        expect(new Set(rungs.map(({ name }) => name)).size).toBe(rungs.length);
        for (const [at, { width, height }] of rungs.entries()) {
          expect(width % 2 === 0 && height % 2 === 0).toBe(true);
          expect(width <= side && height <= other).toBe(true);
          const above = rungs[at - 1] ?? { width: side + 1, height: other + 1 };
          expect(width * height).toBeLessThan(above.width * above.height);
        }
      }
    }
  });

  it('spends more on more pictures', () => {
    expect(spent(30)?.maxBitrateBps).toBe(5_000_000);
    expect(spent(60)?.maxBitrateBps).toBe(7_500_000);
  });
});
