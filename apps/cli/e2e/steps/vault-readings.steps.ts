import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';

const TABLE = fileURLToPath(new URL('./files/table.json', import.meta.url));
const PHOTO = fileURLToPath(new URL('./files/iguana.jpg', import.meta.url));

/** What is read of files. */
export const READING_STEPS: readonly Step[] = [
  { name: 'vault put', rest: () => [PHOTO], keeps: { photo: 'id' } },
  { name: 'vault put', rest: () => [TABLE], keeps: { document: 'id' } },
  { name: 'vault documents list', rest: () => ['--type', 'application'] },
  { name: 'vault documents show', rest: ({ document = '' }) => [document] },
  { name: 'vault documents text', rest: ({ document = '' }) => [document] },
  { name: 'vault documents edit', rest: ({ document = '' }) => [document, '--tag', 'tax'] },
  { name: 'vault search', rest: () => ['table', '--tag', 'tax'] },
];

/** Pictures are made some moments after a photograph is stored: these come later. */
export const PHOTO_STEPS: readonly Step[] = [
  { name: 'photo list', rest: () => ['--day', '2008-05-30'] },
  { name: 'photo timeline', rest: () => ['--before', '2009-01-01'] },
  { name: 'photo places', rest: () => ['--zoom', '5'] },
  { name: 'photo album create', rest: () => ['Trips'], keeps: { album: 'id' } },
  { name: 'photo album list', rest: () => [] },
  { name: 'photo album add', rest: ({ album = '', photo = '' }) => [album, photo] },
  { name: 'photo album show', rest: ({ album = '' }) => [album] },
  {
    name: 'photo album edit',
    rest: ({ album = '', photo = '' }) => [album, '--name', 'Iguanas', '--cover', photo],
  },
  { name: 'photo album remove', rest: ({ album = '', photo = '' }) => [album, photo] },
  { name: 'photo album delete', rest: ({ album = '' }) => [album, '--yes'] },
  { name: 'photo duplicates', rest: () => ['--near'] },
  { name: 'photo show', rest: ({ photo = '' }) => [photo] },
  { name: 'photo favourite', rest: ({ photo = '' }) => [photo] },
  { name: 'photo archive', rest: ({ photo = '' }) => [photo, '--undo'] },
  { name: 'photo edit', rest: ({ photo = '' }) => [photo, '--tag', 'sea', '--stars', '4'] },
  { name: 'photo describe', rest: ({ photo = '' }) => [photo, 'An iguana'] },
  { name: 'vault preview', rest: ({ photo = '' }) => [photo, '--small', '--to', 'iguana.webp'] },
];
