import { dav, escapeXml, href } from '../xml/write-xml.js';
import type { ClarkName } from '../xml/xml-element.js';

/** The properties of a resource with their XML, by name. */
export type Values = ReadonlyMap<ClarkName, () => string>;
export type ValueEntry = readonly [ClarkName, () => string];

export const PRINCIPALS = '/dav/principals';

/** Who asks. */
export interface DavUser {
  readonly id: string;
  readonly name: string;
  readonly mayWrite: boolean;
  /** Where what they may open lies, by the property that says so. */
  readonly homes: readonly (readonly [ClarkName, string])[];
}

/** The address of who asks. */
export const principalHref = ({ id }: Pick<DavUser, 'id'>): string => `${PRINCIPALS}/${id}/`;

const privileges = ({ mayWrite }: DavUser): string =>
  ['read', 'read-current-user-privilege-set']
    .concat(mayWrite ? ['write', 'write-content', 'write-properties', 'bind', 'unbind'] : [])
    .map((name) => dav('privilege', dav(name)))
    .join('');

/** What every collection tells of who asks. */
export const valuesOfUser = (user: DavUser): ValueEntry[] => [
  ['{DAV:}current-user-principal', () => href(principalHref(user))],
  ['{DAV:}principal-URL', () => href(principalHref(user))],
  ['{DAV:}owner', () => href(principalHref(user))],
  ['{DAV:}principal-collection-set', () => href(`${PRINCIPALS}/`)],
  ['{DAV:}current-user-privilege-set', () => privileges(user)],
  ...user.homes.map(([name, home]): ValueEntry => [name, () => href(home)]),
];

/** Of who asks. */
export const principalValues = (user: DavUser): Values =>
  new Map<ClarkName, () => string>([
    ...valuesOfUser(user),
    ['{DAV:}resourcetype', () => dav('principal')],
    ['{DAV:}displayname', () => escapeXml(user.name)],
    ['{urn:ietf:params:xml:ns:caldav}calendar-user-address-set', () => href(principalHref(user))],
  ]);
