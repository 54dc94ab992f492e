import { posix } from 'node:path';

/**
 * Turns the path of a URL into one inside a release.
 * @returns undefined for what can never be a file there: bad encoding, NUL, hidden files
 */
export function sitePath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  // Normalising from the root cannot climb above it.
  const clean = posix.normalize(`/${decoded}`);
  const hidden = clean
    .split('/')
    .slice(1)
    .some((part, index) => part.startsWith('.') && !(index === 0 && part === '.well-known'));
  return hidden ? undefined : clean;
}
