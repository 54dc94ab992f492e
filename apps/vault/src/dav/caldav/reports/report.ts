import { type DavReply, readText, xmlReply } from '../../protocol/dav-exchange.js';
import { DavFault } from '../../protocol/dav-fault.js';
import type { Wanted } from '../../protocol/methods/find-properties.js';
import { multistatus, statusResponse } from '../../xml/multistatus.js';
import { readXml } from '../../xml/read-xml.js';
import { dav, escapeXml } from '../../xml/write-xml.js';
import {
  CALDAV,
  childOf,
  clark,
  elementsOf,
  nameOf,
  textOf,
  type XmlElement,
} from '../../xml/xml-element.js';
import type { CalDavContext } from '../caldav-context.js';
import { tell } from '../caldav-find-properties.js';
import { type CalDavPlace, collectionHref, nameIn, objectHref } from '../caldav-place.js';
import { objectValues, seqOf, syncToken } from '../caldav-properties.js';
import type { CalendarCollection, CalendarObject } from '../calendar-source.js';
import { readFilter } from './read-filter.js';

const MOST_NAMES = 5000;
const MOST_CHANGES = 1000;

/** REPORT of CalDAV. */
export async function report(context: CalDavContext, place: CalDavPlace): Promise<DavReply> {
  const root = readXml(await readText(context.request));
  if (place.kind !== 'collection') throw new DavFault(403, 'No report is made of it.');
  const { collection } = place;
  switch (nameOf(root)) {
    case clark(CALDAV, 'calendar-query'):
      return query(context, collection, root);
    case clark(CALDAV, 'calendar-multiget'):
      return multiget(context, collection, root);
    case '{DAV:}sync-collection':
      return sync(context, collection, root);
    default:
      throw new DavFault(403, 'This report is not known here.', dav('supported-report'));
  }
}

function wantedOf(root: XmlElement): Wanted {
  const some = childOf(root, 'prop');
  return some ? { kind: 'some', names: elementsOf(some).map(nameOf) } : { kind: 'all' };
}

async function query(
  { source, user }: CalDavContext,
  collection: CalendarCollection,
  root: XmlElement,
): Promise<DavReply> {
  const { range, matches } = readFilter(childOf(root, 'filter', CALDAV), collection);
  const found = range === null ? [] : await source.find(collection, range);
  const wanted = wantedOf(root);
  const told = found
    .filter((object) => matches(object.ics))
    .map((object) =>
      tell(wanted, objectHref(collection, object.name), objectValues(collection, object, user)),
    );
  return xmlReply(207, multistatus(told));
}

async function multiget(
  { source, user }: CalDavContext,
  collection: CalendarCollection,
  root: XmlElement,
): Promise<DavReply> {
  const asked = elementsOf(root)
    .filter((one) => nameOf(one) === '{DAV:}href')
    .map(textOf);
  if (asked.length > MOST_NAMES) throw new DavFault(507, 'Too many objects are asked for.');
  const names = asked.map((one) => nameIn(collection, one));
  const found = await source.get(
    collection,
    names.filter((name) => name !== null),
  );
  const byName = new Map(found.map((object) => [object.name, object]));
  const wanted = wantedOf(root);
  const told = names.map((name, index) => {
    const object = name === null ? undefined : byName.get(name);
    if (!object) return statusResponse(asked[index] ?? '', 404);
    return tell(
      wanted,
      objectHref(collection, object.name),
      objectValues(collection, object, user),
    );
  });
  return xmlReply(207, multistatus(told));
}

async function sync(
  { source, user }: CalDavContext,
  collection: CalendarCollection,
  root: XmlElement,
): Promise<DavReply> {
  const token = textOf(childOf(root, 'sync-token'));
  const wanted = wantedOf(root);
  const tellAll = (objects: readonly CalendarObject[]) =>
    objects.map((object) =>
      tell(wanted, objectHref(collection, object.name), objectValues(collection, object, user)),
    );
  const withToken = (seq: number) => dav('sync-token', escapeXml(syncToken(collection, seq)));
  if (token === '') {
    const told = tellAll(await source.find(collection));
    return xmlReply(207, multistatus(told, withToken(collection.seq)));
  }
  const seq = seqOf(collection, token);
  const asked = Number(textOf(childOf(childOf(root, 'limit'), 'nresults')) || MOST_CHANGES);
  const limit = Math.min(Math.max(1, Number.isInteger(asked) ? asked : 1), MOST_CHANGES);
  const changes = seq === null ? null : await source.changesSince(collection, seq, limit);
  if (!changes) throw new DavFault(403, 'The token is not known.', dav('valid-sync-token'));
  const told = tellAll(await source.get(collection, changes.changed));
  const gone = changes.removed.map((name) => statusResponse(objectHref(collection, name), 404));
  // RFC 6578, section 3.6: more is there, to be asked for with the new token.
  const more = changes.isTruncated ? [statusResponse(collectionHref(collection), 507)] : [];
  return xmlReply(207, multistatus([...told, ...gone, ...more], withToken(changes.seq)));
}
