import { dav, escapeXml, href, write } from '../xml/write-xml.js';
import { CALDAV, type ClarkName, clark } from '../xml/xml-element.js';
import { HOME, principalHref } from './caldav-place.js';
import type { CalendarCollection, CalendarObject } from './calendar-source.js';

/** The properties of a resource with their XML, by name. */
export type Values = ReadonlyMap<ClarkName, () => string>;

/** Who asks. */
export interface CalDavUser {
  readonly id: string;
  readonly name: string;
  readonly mayWrite: boolean;
}

const caldav = (name: string, inner = '') => write(clark(CALDAV, name), inner);
export const MOST_ICS_BYTES = 1024 * 1024;

const REPORTS = ['calendar-query', 'calendar-multiget']
  .map((name) => caldav(name))
  .concat(dav('sync-collection'))
  .map((report) => dav('supported-report', dav('report', report)))
  .join('');

const privileges = ({ mayWrite }: CalDavUser): string =>
  ['read', 'read-current-user-privilege-set']
    .concat(mayWrite ? ['write', 'write-content', 'write-properties', 'bind', 'unbind'] : [])
    .map((name) => dav('privilege', dav(name)))
    .join('');

const ofAll = (user: CalDavUser): [ClarkName, () => string][] => [
  ['{DAV:}current-user-principal', () => href(principalHref(user.id))],
  ['{DAV:}principal-URL', () => href(principalHref(user.id))],
  ['{DAV:}owner', () => href(principalHref(user.id))],
  ['{DAV:}principal-collection-set', () => href('/dav/principals/')],
  ['{DAV:}current-user-privilege-set', () => privileges(user)],
  [clark(CALDAV, 'calendar-home-set'), () => href(HOME)],
];

/** Of who asks. */
export const principalValues = (user: CalDavUser): Values =>
  new Map([
    ...ofAll(user),
    ['{DAV:}resourcetype', () => dav('principal')],
    ['{DAV:}displayname', () => escapeXml(user.name)],
    [clark(CALDAV, 'calendar-user-address-set'), () => href(principalHref(user.id))],
  ]);

/** Of where the collections lie. */
export const homeValues = (user: CalDavUser): Values =>
  new Map([
    ...ofAll(user),
    ['{DAV:}resourcetype', () => dav('collection')],
    ['{DAV:}displayname', () => 'Calendars'],
  ]);

/** The token that says up to which change somebody knows a collection. */
export const syncToken = (collection: CalendarCollection, seq = collection.seq): string =>
  `urn:skydeck:sync:${collection.id}:${seq}`;

/** The number in a token; null when it is not one of this collection. */
export function seqOf(collection: CalendarCollection, token: string): number | null {
  const start = `urn:skydeck:sync:${collection.id}:`;
  const text = token.startsWith(start) ? token.slice(start.length) : '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Of a calendar or a list of tasks. */
export function collectionValues(collection: CalendarCollection, user: CalDavUser): Values {
  const { name, description, color, components } = collection;
  return new Map<ClarkName, () => string>([
    ...ofAll(user),
    ['{DAV:}resourcetype', () => dav('collection') + caldav('calendar')],
    ['{DAV:}displayname', () => escapeXml(name)],
    ['{DAV:}sync-token', () => escapeXml(syncToken(collection))],
    ['{http://calendarserver.org/ns/}getctag', () => escapeXml(syncToken(collection))],
    ['{DAV:}supported-report-set', () => REPORTS],
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
      : [
          ['{http://apple.com/ns/ical/}calendar-color', () => escapeXml(color)] as [
            ClarkName,
            () => string,
          ],
        ]),
  ]);
}

/** Properties that are told only to those who ask for them by name. */
export const LONG: ReadonlySet<ClarkName> = new Set([clark(CALDAV, 'calendar-data')]);

/** Of an event or a task. */
export const objectValues = (
  collection: CalendarCollection,
  { etag, ics }: CalendarObject,
  user: CalDavUser,
): Values => {
  const component = collection.components[0]?.toLowerCase() ?? 'vevent';
  return new Map<ClarkName, () => string>([
    ['{DAV:}current-user-principal', () => href(principalHref(user.id))],
    ['{DAV:}resourcetype', () => ''],
    ['{DAV:}getetag', () => escapeXml(`"${etag}"`)],
    ['{DAV:}getcontenttype', () => `text/calendar; charset=utf-8; component=${component}`],
    ['{DAV:}getcontentlength', () => String(Buffer.byteLength(ics))],
    [clark(CALDAV, 'calendar-data'), () => escapeXml(ics)],
  ]);
};
