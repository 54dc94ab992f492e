import { distanceText, durationText } from './measure-text.js';

describe('distances and times', () => {
  it.each([
    [4.6, '5 m'],
    [854, '850 m'],
    [996, '1.0 km'],
    [2440, '2.4 km'],
    [9960, '10 km'],
    [123_456, '123 km'],
  ])('%d m is %s', (metres, text) => expect(distanceText(metres)).toBe(text));

  it.each([
    [3, '1 min'],
    [200, '3 min'],
    [3599, '1 h 00 min'],
    [3900, '1 h 05 min'],
  ])('%d s is %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
});
