import type { ClarkName, XmlElement } from '../xml/xml-element.js';
import type { CollectionAddresses } from './collection-addresses.js';
import type {
  CollectionNames,
  CollectionSource,
  DavCollection,
  DavObject,
} from './collection-source.js';
import type { ValueEntry } from './dav-user.js';

/** What a query found, and whether there is more. */
export interface FoundObjects {
  readonly objects: readonly DavObject[];
  readonly isTruncated: boolean;
}

/**
 * What is particular to one kind of collections: CalDAV and CardDAV say most things in the same
 * way, and differ in names, in what they store and in how they look for it.
 */
export interface CollectionDialect<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
> {
  readonly addresses: CollectionAddresses;
  /** What `OPTIONS` answers in `DAV` and `Allow`. */
  readonly options: { readonly dav: string; readonly allow: string };
  readonly homeName: string;
  /** What is stored, in words. */
  readonly stored: string;
  readonly mostBytes: number;
  /** The property that is the text of an object; it is told only to those who ask for it. */
  readonly dataName: ClarkName;
  readonly queryName: ClarkName;
  readonly multigetName: ClarkName;
  /** The method that makes a collection. */
  readonly makeMethod: string;
  /** Properties that can be set of collections. */
  readonly names: ReadonlyMap<ClarkName, keyof CollectionNames>;
  readonly contentTypeOf: (collection: Collection) => string;
  /** The properties of a collection, besides those that all have. */
  readonly valuesOf: (collection: Collection) => readonly ValueEntry[];
  /** What of a text is told to who asks with this element; all of it when it is not given. */
  readonly dataOf?: (asked: XmlElement) => (text: string) => string;
  /** Answers a query. */
  readonly find: (
    source: Source,
    collection: Collection,
    query: XmlElement,
  ) => Promise<FoundObjects>;
  /** Refuses what is not stored in a collection. @throws DavFault */
  readonly check: (collection: Collection, text: string) => void;
  /** Makes a collection; `set` is what it is to be. */
  readonly make: (
    source: Source,
    address: string,
    set: { readonly properties: readonly XmlElement[]; readonly names: CollectionNames },
  ) => Promise<void>;
}
