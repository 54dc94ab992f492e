import { readingKindOf } from './kind-of.js';

it.each([
  ['image/jpeg', 'a', 'picture'],
  ['application/octet-stream', 'IMG_1.HEIC', 'heic'],
  ['application/octet-stream', 'IMG_1.DNG', 'raw'],
  ['image/tiff', 'IMG_1.nef', 'raw'],
  ['image/x-canon-cr2', 'a', 'raw'],
  ['text/plain', 'notes.raw', 'plain'],
  ['text/plain; charset=utf-8', 'a.txt', 'plain'],
  ['text/x-log', 'a', 'plain'],
  ['application/vnd.oasis.opendocument.text', 'a', 'office'],
  ['image/svg+xml', 'a.svg', null],
  ['application/zip', 'a.zip', null],
] as const)('reads %s, %s as %s', (type, name, kind) => {
  expect(readingKindOf(type, name)).toBe(kind);
});
