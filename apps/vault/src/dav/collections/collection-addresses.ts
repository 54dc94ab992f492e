import { DavFault } from '../protocol/dav-fault.js';
import { pathOf } from '../protocol/dav-path.js';
import type { CollectionSource, DavCollection } from './collection-source.js';

/** What an address below a home is of. */
export type CollectionPlace<Collection extends DavCollection> =
  | { readonly kind: 'home' }
  | { readonly kind: 'collection'; readonly collection: Collection }
  | { readonly kind: 'object'; readonly collection: Collection; readonly name: string }
  /** A collection that is not there, which can be made. */
  | { readonly kind: 'none'; readonly name: string };

/** The addresses of collections and their objects below one home. */
export class CollectionAddresses {
  readonly home: string;

  /** @param base such as `/dav/calendars` */
  constructor(readonly base: string) {
    this.home = `${base}/`;
  }

  collectionHref({ address }: Pick<DavCollection, 'address'>): string {
    return `${this.home}${encodeURIComponent(address)}/`;
  }

  objectHref(collection: Pick<DavCollection, 'address'>, name: string): string {
    return this.collectionHref(collection) + encodeURIComponent(name);
  }

  /** What an address is of. @throws DavFault 404 */
  async placeOf<Collection extends DavCollection>(
    url: string,
    source: CollectionSource<Collection>,
  ): Promise<CollectionPlace<Collection>> {
    const path = pathOf(url, this.base);
    if (path === null) throw new DavFault(404, 'There is nothing at this address.');
    const [address = '', name, ...more] = path.slice(1).split('/');
    if (address === '') return { kind: 'home' };
    const collection = (await source.list()).find((one) => one.address === address);
    if (!collection && name === undefined) return { kind: 'none', name: address };
    if (!collection || more.length > 0) {
      throw new DavFault(404, 'There is nothing at this address.');
    }
    return name === undefined
      ? { kind: 'collection', collection }
      : { kind: 'object', collection, name };
  }

  /** The name of an object that an address is of; null when it is of none of this collection. */
  nameIn(collection: DavCollection, url: string): string | null {
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    const base = this.collectionHref(collection).slice(0, -1);
    const found = path.startsWith('/') ? pathOf(path, base) : null;
    return found === null || found === '/' ? null : found.slice(1);
  }
}
