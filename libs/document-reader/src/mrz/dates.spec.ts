import { birthDateOf, expiryDateOf } from './dates.js';

const today = new Date('2026-11-21T12:00:00Z');

it.each([
  ['640812', '1964-08-12'],
  ['261121', '2026-11-21'],
  ['261122', '1926-11-22'],
  ['000229', '2000-02-29'],
  ['000230', null],
  ['271301', null],
  ['64<<<<', null],
])('birth is never in the future: %s is %s', (printed, expected) => {
  expect(birthDateOf(printed, today)).toBe(expected);
});

it.each([
  ['270228', '2027-02-28'],
  ['961122', '1996-11-22'],
  ['761121', '2076-11-21'],
  ['761122', null],
  ['961120', null],
  ['290229', null],
  ['280229', '2028-02-29'],
])('expiry lies from 30 years ago to 50 ahead: %s is %s', (printed, expected) => {
  expect(expiryDateOf(printed, today)).toBe(expected);
});
