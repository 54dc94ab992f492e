import { CollectionAddresses } from '../collections/collection-addresses.js';
import type { CollectionDialect } from '../collections/collection-dialect.js';
import { DavFault } from '../protocol/dav-fault.js';
import { dav, escapeXml, write } from '../xml/write-xml.js';
import {
  APPLE_ICAL,
  CALDAV,
  childOf,
  type ClarkName,
  clark,
  elementsOf,
} from '../xml/xml-element.js';
import { caldavCondition } from './caldav-condition.js';
import type { CalendarCollection, CalendarSource } from './calendar-source.js';
import { identityOf } from './ics-lines.js';
import { readFilter } from './read-filter.js';

export const CALENDARS = new CollectionAddresses('/dav/calendars');
export const CALENDAR_HOME: ClarkName = clark(CALDAV, 'calendar-home-set');
const MOST_ICS_BYTES = 1024 * 1024;

/** Calendars and lists of tasks (RFC 4791). */
export const CALDAV_DIALECT: CollectionDialect<CalendarCollection, CalendarSource> = {
  addresses: CALENDARS,
  options: { dav: '1, 3, calendar-access', allow: 'MKCALENDAR' },
  homeName: 'Calendars',
  stored: 'events and tasks',
  mostBytes: MOST_ICS_BYTES,
  dataName: clark(CALDAV, 'calendar-data'),
  queryName: clark(CALDAV, 'calendar-query'),
  multigetName: clark(CALDAV, 'calendar-multiget'),
  makeMethod: 'MKCALENDAR',
  names: new Map([
    ['{DAV:}displayname' as ClarkName, 'name'],
    [clark(CALDAV, 'calendar-description'), 'description'],
    [clark(APPLE_ICAL, 'calendar-color'), 'color'],
  ]),
  contentTypeOf: ({ components: [component = 'VEVENT'] }) =>
    `text/calendar; charset=utf-8; component=${component.toLowerCase()}`,
  valuesOf: ({ description, color, components }) => [
    ['{DAV:}resourcetype', () => dav('collection') + write(clark(CALDAV, 'calendar'))],
    [clark(CALDAV, 'calendar-description'), () => escapeXml(description)],
    [clark(CALDAV, 'max-resource-size'), () => String(MOST_ICS_BYTES)],
    [
      clark(CALDAV, 'supported-calendar-component-set'),
      () => components.map((one) => `<C:comp name="${one}"/>`).join(''),
    ],
    [
      clark(CALDAV, 'supported-calendar-data'),
      () => '<C:calendar-data content-type="text/calendar" version="2.0"/>',
    ],
    ...(color === ''
      ? []
      : [[clark(APPLE_ICAL, 'calendar-color'), () => escapeXml(color)] as const]),
  ],
  find: async (source, collection, query) => {
    const { range, matches } = readFilter(childOf(query, 'filter', CALDAV), collection);
    const found = range === null ? [] : await source.find(collection, range);
    return { objects: found.filter(({ text }) => matches(text)), isTruncated: false };
  },
  check: ({ components }, ics) => {
    const { uid, kinds } = identityOf(ics);
    const [kind] = kinds;
    if (uid === null || uid === '' || kinds.length !== 1) {
      const condition = caldavCondition('valid-calendar-object-resource');
      throw new DavFault(403, 'One event or task with a UID is stored.', condition);
    }
    if (!components.some((one) => one === kind)) {
      const condition = caldavCondition('supported-calendar-component');
      throw new DavFault(403, `No ${kind} is kept here.`, condition);
    }
  },
  make: async (source, address, { properties, names }) => {
    const set = properties.find(({ name }) => name === 'supported-calendar-component-set');
    const kinds = new Set(elementsOf(set).map(({ attributes }) => attributes['name']));
    const component = kinds.has('VTODO') && !kinds.has('VEVENT') ? 'VTODO' : 'VEVENT';
    await source.create(address, component, names);
  },
};
