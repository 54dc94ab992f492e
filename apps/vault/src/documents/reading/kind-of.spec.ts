import { readingKindOf } from './kind-of.js';

it.each([
  ['image/jpeg', 'a', 'picture'],
  ['application/octet-stream', 'IMG_1.HEIC', 'heic'],
  ['text/plain; charset=utf-8', 'a.txt', 'plain'],
  ['text/x-log', 'a', 'plain'],
  ['application/vnd.oasis.opendocument.text', 'a', 'office'],
  ['image/svg+xml', 'a.svg', null],
  ['application/zip', 'a.zip', null],
] as const)('reads %s, %s as %s', (type, name, kind) => {
  expect(readingKindOf(type, name)).toBe(kind);
});
