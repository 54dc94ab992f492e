import {
  type CollectionNames,
  CollectionSource,
  type DavCollection,
  type DavObject,
} from '../collections/collection-source.js';

/** Address books that CardDAV is spoken over, of one space and as one user. Their objects are vCards. */
export abstract class AddressBookSource extends CollectionSource<DavCollection> {
  /** All objects with their texts, some at a time. */
  abstract pages(collection: DavCollection): AsyncGenerator<DavObject[]>;
  /** Makes an address book at an address. */
  abstract create(address: string, names: CollectionNames): Promise<void>;
}
