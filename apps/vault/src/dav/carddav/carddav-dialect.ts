import { MOST_VCARD_BYTES } from '../../contacts/vcard/read-vcard.js';
import { CollectionAddresses } from '../collections/collection-addresses.js';
import type { CollectionDialect, FoundObjects } from '../collections/collection-dialect.js';
import type { DavCollection, DavObject } from '../collections/collection-source.js';
import { wantedOf, wantsTexts } from '../collections/told-objects.js';
import { DavFault } from '../protocol/dav-fault.js';
import { dav, escapeXml, write } from '../xml/write-xml.js';
import {
  CARDDAV,
  childOf,
  type ClarkName,
  clark,
  textOf,
  type XmlElement,
} from '../xml/xml-element.js';
import type { AddressBookSource } from './address-book-source.js';
import { dataOf } from './address-data.js';
import { COLLATION_NAMES, readCardFilter } from './read-card-filter.js';
import { refuseTooMuch } from './too-much.js';

export const ADDRESS_BOOKS = new CollectionAddresses('/dav/addressbooks');
export const ADDRESS_BOOK_HOME: ClarkName = clark(CARDDAV, 'addressbook-home-set');
const DATA_NAME = clark(CARDDAV, 'address-data');

const collations = (): string =>
  COLLATION_NAMES.map((name) => write(clark(CARDDAV, 'supported-collation'), name)).join('');
const versions = (): string =>
  ['3.0', '4.0']
    .map((version) => `<CR:address-data-type content-type="text/vcard" version="${version}"/>`)
    .join('');

/** Looks for contacts; what is not told is not kept in memory. */
async function find(
  source: AddressBookSource,
  collection: DavCollection,
  query: XmlElement,
): Promise<FoundObjects> {
  const filter = childOf(query, 'filter', CARDDAV);
  const matches = readCardFilter(filter);
  const hasTexts = wantsTexts(wantedOf(query), DATA_NAME);
  const limit = limitOf(query) ?? Infinity;
  const objects: DavObject[] = [];
  for await (const page of source.pages(collection)) {
    const found = page.filter(({ text }) => matches(text));
    objects.push(...(hasTexts ? found : found.map(withoutText)));
    if (objects.length > limit) return { objects: objects.slice(0, limit), isTruncated: true };
    if (hasTexts) refuseTooMuch(objects);
  }
  return { objects, isTruncated: false };
}

const withoutText = ({ name, etag, bytes }: DavObject): DavObject => ({
  name,
  etag,
  bytes,
  text: '',
});

/** Most objects that a query asks for; undefined when it wants all. */
function limitOf(query: XmlElement): number | undefined {
  const limit = Number(textOf(childOf(childOf(query, 'limit', CARDDAV), 'nresults', CARDDAV)));
  return Number.isInteger(limit) && limit > 0 ? limit : undefined;
}

/** Address books (RFC 6352). */
export const CARDDAV_DIALECT: CollectionDialect<DavCollection, AddressBookSource> = {
  addresses: ADDRESS_BOOKS,
  options: { dav: '1, 3, extended-mkcol, addressbook', allow: 'MKCOL' },
  homeName: 'Address books',
  stored: 'contacts',
  mostBytes: MOST_VCARD_BYTES,
  dataName: DATA_NAME,
  queryName: clark(CARDDAV, 'addressbook-query'),
  multigetName: clark(CARDDAV, 'addressbook-multiget'),
  makeMethod: 'MKCOL',
  names: new Map([
    ['{DAV:}displayname' as ClarkName, 'name'],
    [clark(CARDDAV, 'addressbook-description'), 'description'],
  ]),
  contentTypeOf: () => 'text/vcard; charset=utf-8',
  valuesOf: ({ description }) => [
    ['{DAV:}resourcetype', () => dav('collection') + write(clark(CARDDAV, 'addressbook'))],
    [clark(CARDDAV, 'addressbook-description'), () => escapeXml(description)],
    [clark(CARDDAV, 'max-resource-size'), () => String(MOST_VCARD_BYTES)],
    [clark(CARDDAV, 'supported-address-data'), versions],
    [clark(CARDDAV, 'supported-collation-set'), collations],
  ],
  dataOf,
  find,
  // What a vCard has to be is looked at when it is stored.
  check: () => {},
  make: async (source, address, { properties, names }) => {
    const type = properties.find(({ name }) => name === 'resourcetype');
    if (type && !childOf(type, 'addressbook', CARDDAV)) {
      throw new DavFault(403, 'Only address books are made here.', dav('valid-resourcetype'));
    }
    await source.create(address, names);
  },
};
