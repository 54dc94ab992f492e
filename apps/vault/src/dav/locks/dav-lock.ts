import type { DavPath } from '../protocol/dav-path.js';

/** A lock of a place. */
export interface DavLock {
  /** `urn:uuid:…` */
  readonly token: string;
  readonly path: DavPath;
  readonly isDeep: boolean;
  readonly isExclusive: boolean;
  /** XML that its owner sent. */
  readonly owner: string;
  readonly expiresAt: Date;
}

/** Keeps the locks of one tree. */
export abstract class DavLocks {
  /** Those that hold at a place; with `isDeep` also those of the places below it. */
  abstract at(path: DavPath, isDeep?: boolean): Promise<readonly DavLock[]>;
  /** Adds a lock unless another one is in its way; tells which one was. */
  abstract add(lock: DavLock): Promise<DavLock | null>;
  abstract refresh(token: string, expiresAt: Date): Promise<void>;
  abstract remove(token: string): Promise<void>;
  /** Removes the locks of a place and of all below it, which is gone. */
  abstract removeBelow(path: DavPath): Promise<void>;
}

/** Whether two locks of the same place can be held by two. */
export const conflicts = (one: DavLock, other: DavLock): boolean =>
  one.isExclusive || other.isExclusive;
