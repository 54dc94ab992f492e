import { retryAfterMs } from './retry-after.js';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['30', 30_000],
  ['0', 0],
  ['999999', 3_600_000],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [undefined, null],
])('waits as "%s" asks, an hour at most', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
