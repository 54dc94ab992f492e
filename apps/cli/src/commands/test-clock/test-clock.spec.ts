import { secondsOf } from './test-clock.js';

describe('how far a test clock is moved', () => {
  it.each([
    ['90', 90],
    ['10m', 600],
    ['48h', 172_800],
    ['3d', 259_200],
    ['2w', 1_209_600],
  ])('reads %s', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each(['', '0d', '-1d', '1y', '1.5d', 'soon'])('2: refuses "%s"', (text) => {
    expect(() => secondsOf(text)).toThrow('--by');
  });
});
