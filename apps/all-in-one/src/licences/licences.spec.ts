import path from 'node:path';
import { isAllowed, licences } from './licences.js';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

it('every package that is installed may be used in what we give away', () => {
  const all = licences(ROOT);
  expect(all.length).toBeGreaterThan(1_000);
  const refused = all.filter(({ licence }) => !isAllowed(licence));
  expect(refused).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-2.0-only', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('%s: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
