import { type DavReply, type DavRequest, readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { readChanges } from '../protocol/methods/change-properties.js';
import { multistatus, responseOf } from '../xml/multistatus.js';
import { readXml } from '../xml/read-xml.js';
import { write } from '../xml/write-xml.js';
import {
  APPLE_ICAL,
  CALDAV,
  childOf,
  type ClarkName,
  clark,
  elementsOf,
  textOf,
} from '../xml/xml-element.js';
import { caldavCondition } from './caldav-condition.js';
import type { CalDavContext } from './caldav-context.js';
import { findCalDavProperties } from './caldav-find-properties.js';
import { type CalDavPlace, collectionHref, placeOf } from './caldav-place.js';
import { MOST_ICS_BYTES } from './caldav-properties.js';
import type { CollectionNames, ObjectCondition } from './calendar-source.js';
import { identityOf } from './ics-lines.js';
import { report } from './reports/report.js';

const ALLOW = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT, MKCALENDAR';

/** What the server can do with calendars. */
export const CALDAV_OPTIONS: DavReply = {
  status: 200,
  headers: { dav: '1, 3, calendar-access', allow: ALLOW },
};

const NOTHING = () => new DavFault(404, 'There is nothing at this address.');

/** Answers a request of CalDAV. @throws DavFault */
export async function calDav(context: CalDavContext): Promise<DavReply> {
  const { request, source, user } = context;
  const place = await placeOf(request.url, source);
  const isReading = ['GET', 'HEAD', 'PROPFIND', 'REPORT'].includes(request.method);
  if (!isReading && !user.mayWrite) throw new DavFault(403, 'Nothing may be changed.');
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return get(context, place);
    case 'PROPFIND':
      return findCalDavProperties(context, place);
    case 'REPORT':
      return report(context, place);
    case 'PUT':
      return put(context, place);
    case 'DELETE':
      return remove(context, place);
    case 'PROPPATCH':
      return rename(context, place);
    case 'MKCALENDAR':
      return make(context, place);
    default:
      throw new DavFault(405, 'This method is not known here.');
  }
}

async function get({ source, request }: CalDavContext, place: CalDavPlace): Promise<DavReply> {
  if (place.kind !== 'object') {
    if (place.kind === 'none') throw NOTHING();
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'Calendars.\n' };
  }
  const [found] = await source.get(place.collection, [place.name]);
  if (!found) throw NOTHING();
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-length': String(Buffer.byteLength(found.ics)),
    etag: `"${found.etag}"`,
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, ...(request.method === 'GET' && { body: found.ics }) };
}

async function put({ source, request }: CalDavContext, place: CalDavPlace): Promise<DavReply> {
  if (place.kind !== 'object') throw new DavFault(405, 'Only events and tasks are stored.');
  const { collection, name } = place;
  const ics = await readText(request, MOST_ICS_BYTES);
  const { uid, kinds } = identityOf(ics);
  const [kind] = kinds;
  if (uid === null || uid === '' || kinds.length !== 1) {
    const condition = caldavCondition('valid-calendar-object-resource');
    throw new DavFault(403, 'One event or task with a UID is stored.', condition);
  }
  if (!collection.components.some((one) => one === kind)) {
    const condition = caldavCondition('supported-calendar-component');
    throw new DavFault(403, `No ${kind} is kept here.`, condition);
  }
  const { isNew, etag } = await source.put(collection, name, ics, conditionOf(request));
  return { status: isNew ? 201 : 204, ...(etag !== null && { headers: { etag: `"${etag}"` } }) };
}

async function remove({ source, request }: CalDavContext, place: CalDavPlace): Promise<DavReply> {
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

const NAMES: ReadonlyMap<ClarkName, keyof CollectionNames> = new Map([
  ['{DAV:}displayname' as ClarkName, 'name'],
  [clark(CALDAV, 'calendar-description'), 'description'],
  [clark(APPLE_ICAL, 'calendar-color'), 'color'],
]);

async function rename({ source, request }: CalDavContext, place: CalDavPlace): Promise<DavReply> {
  if (place.kind !== 'collection') throw new DavFault(403, 'It is called what it is called.');
  const { collection } = place;
  const changes = readChanges(await readText(request));
  const [known, unknown] = [
    changes.filter(([name]) => NAMES.has(name)),
    changes.filter(([name]) => !NAMES.has(name)),
  ];
  const told = (list: typeof changes) => list.map(([name]) => write(name));
  if (unknown.length > 0) {
    const results = [
      { status: 403, properties: told(unknown) },
      { status: 424, properties: told(known) },
    ];
    return xmlReply(207, multistatus([responseOf(collectionHref(collection), results)]));
  }
  const entries = known.map(([name, value]) => [NAMES.get(name), plain(value)]);
  await source.rename(collection, Object.fromEntries(entries) as CollectionNames);
  const results = [{ status: 200, properties: told(known) }];
  return xmlReply(207, multistatus([responseOf(collectionHref(collection), results)]));
}

/** What was written as XML is text again. */
const plain = (value: string | null): string => textOf(readXml(`<a>${value ?? ''}</a>`));

async function make({ source, request }: CalDavContext, place: CalDavPlace): Promise<DavReply> {
  if (place.kind !== 'none') {
    throw new DavFault(403, 'There is something.', '<D:resource-must-be-null/>');
  }
  const body = await readText(request);
  const properties = body.trim() === '' ? [] : propertiesOf(body);
  const names: Record<string, string> = {};
  for (const property of properties) {
    const field = NAMES.get(clark(property.namespace, property.name));
    if (field) names[field] = textOf(property);
  }
  const set = properties.find(({ name }) => name === 'supported-calendar-component-set');
  const kinds = new Set(elementsOf(set).map(({ attributes }) => attributes['name']));
  const component = kinds.has('VTODO') && !kinds.has('VEVENT') ? 'VTODO' : 'VEVENT';
  await source.create(place.name, component, names);
  return { status: 201 };
}

const propertiesOf = (body: string) => elementsOf(childOf(childOf(readXml(body), 'set'), 'prop'));
