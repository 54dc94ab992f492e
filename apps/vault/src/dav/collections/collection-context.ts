import type { DavRequest } from '../protocol/dav-exchange.js';
import type { CollectionDialect } from './collection-dialect.js';
import type { CollectionSource, DavCollection } from './collection-source.js';
import type { DavUser } from './dav-user.js';

/** A request about collections, and what it is answered from. */
export interface CollectionContext<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
> {
  readonly request: DavRequest;
  readonly source: Source;
  readonly dialect: CollectionDialect<Collection, Source>;
  readonly user: DavUser;
}
