import { type DavReply, type DavRequest, readText } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import type { CollectionPlace } from './collection-addresses.js';
import type { CollectionContext } from './collection-context.js';
import type { CollectionDialect } from './collection-dialect.js';
import { make, rename } from './collection-names.js';
import { report } from './collection-report.js';
import type { CollectionSource, DavCollection, ObjectCondition } from './collection-source.js';
import { findCollectionProperties } from './find-collection-properties.js';

const READING = new Set(['GET', 'HEAD', 'PROPFIND', 'REPORT']);
const METHODS = `OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT`;

/** What the server can do with collections. */
export const optionsOf = ({
  options,
}: {
  readonly options: CollectionDialect<never, never>['options'];
}): DavReply => ({
  status: 200,
  headers: { dav: options.dav, allow: `${METHODS}, ${options.allow}` },
});

const NOTHING = () => new DavFault(404, 'There is nothing at this address.');

/** Answers a request about collections. @throws DavFault */
export async function collections<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(context: CollectionContext<Collection, Source>): Promise<DavReply> {
  const { request, source, dialect, user } = context;
  const place = await dialect.addresses.placeOf(request.url, source);
  const { method } = request;
  if (!READING.has(method) && !user.mayWrite) throw new DavFault(403, 'Nothing may be changed.');
  switch (method) {
    case 'GET':
    case 'HEAD':
      return get(context, place);
    case 'PROPFIND':
      return findCollectionProperties(context, place);
    case 'REPORT':
      return report(context, place);
    case 'PUT':
      return put(context, place);
    case 'DELETE':
      return remove(context, place);
    case 'PROPPATCH':
      return rename(context, place);
    case dialect.makeMethod:
      return make(context, place);
    default:
      throw new DavFault(405, 'This method is not known here.');
  }
}

async function get<Collection extends DavCollection, Source extends CollectionSource<Collection>>(
  { source, request, dialect }: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  if (place.kind !== 'object') {
    if (place.kind === 'none') throw NOTHING();
    const body = `${dialect.homeName}.\n`;
    return { status: 200, headers: { 'content-type': 'text/plain' }, body };
  }
  const [found] = await source.get(place.collection, [place.name], true);
  if (!found) throw NOTHING();
  const headers = {
    'content-type': dialect.contentTypeOf(place.collection),
    'content-length': String(found.bytes),
    etag: `"${found.etag}"`,
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, ...(request.method === 'GET' && { body: found.text }) };
}

async function put<Collection extends DavCollection, Source extends CollectionSource<Collection>>(
  { source, request, dialect }: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  if (place.kind !== 'object') throw new DavFault(405, `Only ${dialect.stored} are stored.`);
  const { collection, name } = place;
  const text = await readText(request, dialect.mostBytes);
  dialect.check(collection, text);
  const { isNew, etag } = await source.put(collection, name, text, conditionOf(request));
  return { status: isNew ? 201 : 204, ...(etag !== null && { headers: { etag: `"${etag}"` } }) };
}

async function remove<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  { source, request }: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  if (place.kind === 'object') {
    await source.delete(place.collection, place.name, conditionOf(request));
  } else if (place.kind === 'collection') {
    await source.remove(place.collection);
  } else {
    throw place.kind === 'none' ? NOTHING() : new DavFault(403, 'It cannot be deleted.');
  }
  return { status: 204 };
}

function conditionOf({ headers }: DavRequest): ObjectCondition {
  const match = headers['if-match']?.replace(/^W\//, '').replaceAll('"', '').trim();
  const none = headers['if-none-match'];
  return { ...(match !== undefined && { ifMatch: match }), ...(none === '*' && { isNew: true }) };
}
