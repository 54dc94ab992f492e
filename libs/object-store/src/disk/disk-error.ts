import { ObjectStoreError } from '../object-store-error.js';

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/** The code of a failed system call. */
export function systemCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

/** What a failure of the file system means to who uses the store. */
export function toObjectStoreError(error: unknown): unknown {
  const code = systemCode(error) ?? '';
  if (NO_SPACE.has(code)) {
    return new ObjectStoreError('no_space', 'The disk of the object store is full.', error);
  }
  if (code === 'EFBIG') {
    return new ObjectStoreError('too_large', 'The file system takes no file of this size.', error);
  }
  if (code === 'ENOENT') return notFound();
  if (code === 'ELOOP') {
    return new ObjectStoreError('damaged', 'An object was replaced by a link.', error);
  }
  return error;
}

/** The refusal of an object that does not exist. */
export function notFound(what = 'object'): ObjectStoreError {
  return new ObjectStoreError('not_found', `There is no such ${what}.`);
}
