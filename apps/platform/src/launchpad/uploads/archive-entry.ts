import { posix } from 'node:path';
import type { Header } from 'tar-stream';
import { SourceErrors } from './source.errors.js';

/** What an archive may hold; everything else in it is refused. */
export type ArchiveEntry =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly size: number;
      readonly isProgram: boolean;
    }
  | { readonly kind: 'link'; readonly path: string; readonly target: string };

const LONGEST_PATH_BYTES = 1024;
const DEEPEST = 64;

/**
 * Reads the header of an entry. Git's own folder is no part of the code.
 * @returns undefined for the folder itself
 * @throws `source.archive_unsafe`
 */
export function readEntry({ name, type, size, mode, linkname }: Header): ArchiveEntry | undefined {
  const path = pathOf(name);
  if (path === '') return undefined;
  if (type === 'directory') return { kind: 'folder', path };
  if (type === 'file' || type === 'contiguous-file') {
    return { kind: 'file', path, size, isProgram: (mode & 0o100) !== 0 };
  }
  if (type === 'symlink') return { kind: 'link', path, target: targetOf(path, linkname ?? '') };
  throw unsafe(`\`${shown(name)}\` is a ${type ?? 'thing'}; files, folders and links are taken.`);
}

function pathOf(name: string): string {
  const segments = name.split('/').filter((segment) => segment !== '' && segment !== '.');
  const isSafe =
    !name.startsWith('/') &&
    !/\p{Cc}|\\/u.test(name) &&
    !segments.includes('..') &&
    !segments.some((segment) => segment.toLowerCase() === '.git') &&
    segments.length <= DEEPEST &&
    Buffer.byteLength(name) <= LONGEST_PATH_BYTES;
  if (!isSafe) throw unsafe(`\`${shown(name)}\` is no path inside the folder.`);
  return segments.join('/');
}

/**
 * Dots may only lead: behind a name they would be taken from wherever that name leads to. So a
 * link ends inside the folder, whatever other links it passes.
 */
function targetOf(path: string, target: string): string {
  const segments = target.split('/');
  const names = segments.findIndex((segment) => segment !== '..' && segment !== '.');
  const isSafe =
    target !== '' &&
    !target.startsWith('/') &&
    !/\p{Cc}/u.test(target) &&
    (names === -1 || !segments.slice(names).includes('..')) &&
    !posix.normalize(posix.join(posix.dirname(path), target)).startsWith('..');
  if (!isSafe) throw unsafe(`The link \`${shown(path)}\` leads out of the folder.`);
  return target;
}

const shown = (name: string) => name.replaceAll(/\p{Cc}/gu, '?').slice(0, 120);
const unsafe = (detail: string) => SourceErrors.archive_unsafe({ detail });
