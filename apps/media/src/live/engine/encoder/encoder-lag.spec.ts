import { EncoderLag } from './encoder-lag.js';

describe('the lag of an encoder', () => {
  it('is the age of the oldest media that has not come out', () => {
    const lag = new EncoderLag();
    for (let ms = 0; ms <= 4000; ms += 125) lag.gave(ms, 10_000 + ms);
    expect(lag.lagMs(0, 14_000)).toBe(4000);
    expect(lag.lagMs(3000, 14_000)).toBe(1000);
    expect(lag.lagMs(3000, 20_000)).toBe(7000);
    expect(lag.lagMs(4100, 20_000)).toBe(0);
  });

  it('is small for much that comes at once', () => {
    const lag = new EncoderLag();
    for (let ms = 0; ms <= 60_000; ms += 40) lag.gave(ms, 10_000);
    expect(lag.lagMs(0, 10_500)).toBe(500);
    lag.reset();
    expect(lag.lagMs(0, 99_000)).toBe(0);
  });
});
