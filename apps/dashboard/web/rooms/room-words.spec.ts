import { spanText } from './room-words.js';

test.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [61, '1 min 1 s'],
  [3600, '1 h'],
  [3605, '1 h'],
  [7500, '2 h 5 min'],
  [90_000, '1 d 1 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});
