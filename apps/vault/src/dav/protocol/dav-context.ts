import type { Clock } from '@skydeck/service';
import type { DavLocks } from '../locks/dav-lock.js';
import type { DeadProperties } from '../properties/dead-properties.js';
import type { DavExchangeState } from '../locks/lock-rules.js';
import type { DavNode, DavTree } from './dav-tree.js';
import type { DavPath } from './dav-path.js';
import type { DavRequest } from './dav-exchange.js';

/** What WebDAV is spoken over. */
export interface DavStores {
  readonly tree: DavTree;
  readonly locks: DavLocks;
  readonly properties: DeadProperties;
  readonly clock: Clock;
  /** The address of the root, without a slash at its end. */
  readonly base: string;
  /** Whether anything may be changed. */
  readonly mayWrite: boolean;
}

/** A request with all that was found out about it. */
export interface DavContext extends DavStores, DavExchangeState {
  readonly request: DavRequest;
  readonly path: DavPath;
  readonly node: DavNode | null;
}
