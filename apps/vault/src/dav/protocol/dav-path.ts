import { DavFault } from './dav-fault.js';

/** The place of a resource below the root of its tree, such as `/letters/2026.txt`; the root is `/`. */
export type DavPath = string;

const MOST_PATH_BYTES = 4096;

/**
 * The place that an address names below `base`, or null when it lies elsewhere.
 * @throws DavFault 400 when it is no address
 */
export function pathOf(url: string, base: string): DavPath | null {
  if (url.includes('#')) throw new DavFault(400, 'An address of a resource has no fragment.');
  if (url !== base && !url.startsWith(`${base}/`)) return null;
  const names = url.slice(base.length).split('/').filter(Boolean).map(decodeName);
  const path = `/${names.join('/')}`;
  if (Buffer.byteLength(path) > MOST_PATH_BYTES) throw new DavFault(414, 'The path is too long.');
  return path;
}

function decodeName(part: string): string {
  let name: string;
  try {
    name = decodeURIComponent(part);
  } catch {
    throw new DavFault(400, 'The path is not encoded as an address.');
  }
  // eslint-disable-next-line no-control-regex
  if (name === '.' || name === '..' || /[/\u0000]/.test(name)) {
    throw new DavFault(400, 'A name in the path is not allowed.');
  }
  return name.normalize('NFC');
}

/** The address of a place; those of collections end with a slash. */
export function hrefOf(base: string, path: DavPath, isCollection: boolean): string {
  const names = path.split('/').map(encodeName).join('/');
  return base + (isCollection && path !== '/' ? `${names}/` : names);
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/** The place that another one lies in; the root lies in itself. */
export function parentOf(path: DavPath): DavPath {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** Whether a place lies somewhere below another one. */
export const isBelow = (path: DavPath, above: DavPath): boolean =>
  path !== above && path.startsWith(above === '/' ? '/' : `${above}/`);

/** The last name of a place. */
export const lastName = (path: DavPath): string => path.slice(path.lastIndexOf('/') + 1);

/** A place and all those that it lies in, from the root on. */
export function withAncestors(path: DavPath): DavPath[] {
  const found = [path];
  while (found[0] !== '/') found.unshift(parentOf(found[0] ?? '/'));
  return found;
}
