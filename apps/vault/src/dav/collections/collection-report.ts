import { type DavReply, readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { multistatus, statusResponse } from '../xml/multistatus.js';
import { readXml } from '../xml/read-xml.js';
import { dav, escapeXml } from '../xml/write-xml.js';
import { childOf, elementsOf, nameOf, textOf, type XmlElement } from '../xml/xml-element.js';
import type { CollectionPlace } from './collection-addresses.js';
import type { CollectionContext } from './collection-context.js';
import type { CollectionSource, DavCollection } from './collection-source.js';
import { seqOf, syncToken } from './collection-values.js';
import { tellObjects, wantedOf, wantsTexts } from './told-objects.js';

const MOST_NAMES = 5000;
const MOST_CHANGES = 1000;

/** REPORT of collections. */
export async function report<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  context: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  const root = readXml(await readText(context.request));
  if (place.kind !== 'collection') throw new DavFault(403, 'No report is made of it.');
  const { collection } = place;
  const { queryName, multigetName } = context.dialect;
  switch (nameOf(root)) {
    case queryName:
      return query(context, collection, root);
    case multigetName:
      return multiget(context, collection, root);
    case '{DAV:}sync-collection':
      return sync(context, collection, root);
    default:
      throw new DavFault(403, 'This report is not known here.', dav('supported-report'));
  }
}

async function query<Collection extends DavCollection, Source extends CollectionSource<Collection>>(
  context: CollectionContext<Collection, Source>,
  collection: Collection,
  root: XmlElement,
): Promise<DavReply> {
  const { source, dialect } = context;
  const { objects, isTruncated } = await dialect.find(source, collection, root);
  const told = tellObjects(context, collection, wantedOf(root), { objects, root });
  const more = isTruncated
    ? [statusResponse(dialect.addresses.collectionHref(collection), 507)]
    : [];
  return xmlReply(207, multistatus([...told, ...more]));
}

async function multiget<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  context: CollectionContext<Collection, Source>,
  collection: Collection,
  root: XmlElement,
): Promise<DavReply> {
  const { source, dialect } = context;
  const asked = elementsOf(root)
    .filter((one) => nameOf(one) === '{DAV:}href')
    .map(textOf);
  if (asked.length > MOST_NAMES) throw new DavFault(507, 'Too many objects are asked for.');
  const names = asked.map((one) => dialect.addresses.nameIn(collection, one));
  const known = names.filter((name) => name !== null);
  const wanted = wantedOf(root);
  const hasTexts = wantsTexts(wanted, dialect.dataName);
  const found = await source.get(collection, known, hasTexts);
  const byName = new Map(found.map((object) => [object.name, object]));
  const told = names.flatMap((name, index) => {
    const object = name === null ? undefined : byName.get(name);
    if (!object) return [statusResponse(asked[index] ?? '', 404)];
    return tellObjects(context, collection, wanted, { objects: [object], root });
  });
  return xmlReply(207, multistatus(told));
}

async function sync<Collection extends DavCollection, Source extends CollectionSource<Collection>>(
  context: CollectionContext<Collection, Source>,
  collection: Collection,
  root: XmlElement,
): Promise<DavReply> {
  const { source, dialect } = context;
  const { addresses } = dialect;
  const token = textOf(childOf(root, 'sync-token'));
  const wanted = wantedOf(root);
  const hasTexts = wantsTexts(wanted, dialect.dataName);
  const withToken = (seq: number) => dav('sync-token', escapeXml(syncToken(collection, seq)));
  if (token === '') {
    const objects = await source.all(collection, hasTexts);
    const told = tellObjects(context, collection, wanted, { objects, root });
    return xmlReply(207, multistatus(told, withToken(collection.seq)));
  }
  const seq = seqOf(collection, token);
  const asked = Number(textOf(childOf(childOf(root, 'limit'), 'nresults')) || MOST_CHANGES);
  const limit = Math.min(Math.max(1, Number.isInteger(asked) ? asked : 1), MOST_CHANGES);
  const changes = seq === null ? null : await source.changesSince(collection, seq, limit);
  if (!changes) throw new DavFault(403, 'The token is not known.', dav('valid-sync-token'));
  const { changed, removed, isTruncated } = changes;
  const objects = await source.get(collection, changed, hasTexts);
  const told = tellObjects(context, collection, wanted, { objects, root });
  const gone = removed.map((name) => statusResponse(addresses.objectHref(collection, name), 404));
  // RFC 6578, section 3.6: more is there, to be asked for with the new token.
  const more = isTruncated ? [statusResponse(addresses.collectionHref(collection), 507)] : [];
  return xmlReply(207, multistatus([...told, ...gone, ...more], withToken(changes.seq)));
}
