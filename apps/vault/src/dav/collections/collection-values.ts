import { dav, escapeXml, href, write } from '../xml/write-xml.js';
import type { ClarkName } from '../xml/xml-element.js';
import type { CollectionDialect } from './collection-dialect.js';
import type { CollectionSource, DavCollection, DavObject } from './collection-source.js';
import { type DavUser, principalHref, type Values, valuesOfUser } from './dav-user.js';

type Names = Pick<
  CollectionDialect<DavCollection, CollectionSource<DavCollection>>,
  'homeName' | 'queryName' | 'multigetName'
>;
type Dialect<Collection extends DavCollection> = Names &
  Pick<
    CollectionDialect<Collection, CollectionSource<Collection>>,
    'valuesOf' | 'contentTypeOf' | 'dataName'
  >;

/** Of where the collections lie. */
export const homeValues = (user: DavUser, { homeName }: Pick<Names, 'homeName'>): Values =>
  new Map<ClarkName, () => string>([
    ...valuesOfUser(user),
    ['{DAV:}resourcetype', () => dav('collection')],
    ['{DAV:}displayname', () => escapeXml(homeName)],
  ]);

/** The token that says up to which change somebody knows a collection. */
export const syncToken = (collection: DavCollection, seq = collection.seq): string =>
  `urn:skydeck:sync:${collection.id}:${seq}`;

/** The number in a token; null when it is not one of this collection. */
export function seqOf(collection: DavCollection, token: string): number | null {
  const start = `urn:skydeck:sync:${collection.id}:`;
  const text = token.startsWith(start) ? token.slice(start.length) : '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

const reports = ({ queryName, multigetName }: Names): string =>
  [queryName, multigetName, '{DAV:}sync-collection' as const]
    .map((name) => dav('supported-report', dav('report', write(name))))
    .join('');

/** Of a collection. */
export const collectionValues = <Collection extends DavCollection>(
  collection: Collection,
  user: DavUser,
  dialect: Dialect<Collection>,
): Values =>
  new Map<ClarkName, () => string>([
    ...valuesOfUser(user),
    ['{DAV:}displayname', () => escapeXml(collection.name)],
    ['{DAV:}sync-token', () => escapeXml(syncToken(collection))],
    ['{http://calendarserver.org/ns/}getctag', () => escapeXml(syncToken(collection))],
    ['{DAV:}supported-report-set', () => reports(dialect)],
    ...dialect.valuesOf(collection),
  ]);

/** Of an object; `dataOf` says how much of its text is told. */
export const objectValues = <Collection extends DavCollection>(
  collection: Collection,
  { etag, bytes, text }: DavObject,
  user: DavUser,
  { contentTypeOf, dataName }: Dialect<Collection>,
  dataOf: (text: string) => string = (whole) => whole,
): Values =>
  new Map<ClarkName, () => string>([
    ['{DAV:}current-user-principal', () => href(principalHref(user))],
    ['{DAV:}resourcetype', () => ''],
    ['{DAV:}getetag', () => escapeXml(`"${etag}"`)],
    ['{DAV:}getcontenttype', () => contentTypeOf(collection)],
    ['{DAV:}getcontentlength', () => String(bytes)],
    [dataName, () => escapeXml(dataOf(text))],
  ]);
