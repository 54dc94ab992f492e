import { cuesText, lengthText, rateText } from './video-words.js';

describe('lengths', () => {
  it.each([
    [null, '–'],
    [0, '0:00'],
    [9400, '0:09'],
    [61_000, '1:01'],
    [754_000, '12:34'],
    [3_600_000, '1:00:00'],
    [37_230_000, '10:20:30'],
  ])('%s ms are %s', (durationMs, text) => {
    expect(lengthText(durationMs)).toBe(text);
  });
});

describe('rates', () => {
  it.each([
    [null, '–'],
    [96_400, '96.4 kbit/s'],
    [2_440_000, '2.4 Mbit/s'],
  ])('%s bit/s are %s', (bps, text) => {
    expect(rateText(bps)).toBe(text);
  });
});

describe('pieces of text', () => {
  it.each([
    [null, 'Not read yet'],
    [1, '1 cue'],
    [1200, '1,200 cues'],
  ])('%s are %s', (count, text) => {
    expect(cuesText(count)).toBe(text);
  });
});
