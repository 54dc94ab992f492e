import { DavFault } from '../protocol/dav-fault.js';
import { pathOf } from '../protocol/dav-path.js';
import type { CalendarCollection, CalendarSource } from './calendar-source.js';

export const CALENDARS = '/dav/calendars';
export const PRINCIPALS = '/dav/principals';

/** What an address of CalDAV is of. */
export type CalDavPlace =
  | { readonly kind: 'principal' }
  | { readonly kind: 'home' }
  | { readonly kind: 'collection'; readonly collection: CalendarCollection }
  | { readonly kind: 'object'; readonly collection: CalendarCollection; readonly name: string }
  /** A collection that is not there, which can be made. */
  | { readonly kind: 'none'; readonly name: string };

/** The address of who asks. */
export const principalHref = (id: string): string => `${PRINCIPALS}/${id}/`;
export const HOME = `${CALENDARS}/`;
export const collectionHref = ({ address }: Pick<CalendarCollection, 'address'>): string =>
  `${CALENDARS}/${encodeURIComponent(address)}/`;
export const objectHref = (collection: Pick<CalendarCollection, 'address'>, name: string): string =>
  collectionHref(collection) + encodeURIComponent(name);

/** What an address is of. @throws DavFault 404 */
export async function placeOf(url: string, source: CalendarSource): Promise<CalDavPlace> {
  if (pathOf(url, PRINCIPALS) !== null) return { kind: 'principal' };
  const path = pathOf(url, CALENDARS);
  if (path === null) throw new DavFault(404, 'There is nothing at this address.');
  const [address = '', name, ...more] = path.slice(1).split('/');
  if (address === '') return { kind: 'home' };
  const collection = (await source.list()).find((one) => one.address === address);
  if (!collection && name === undefined) return { kind: 'none', name: address };
  if (!collection || more.length > 0) throw new DavFault(404, 'There is nothing at this address.');
  return name === undefined
    ? { kind: 'collection', collection }
    : { kind: 'object', collection, name };
}

/** The name of an object that an address is of; null when it is of none of this collection. */
export function nameIn(collection: CalendarCollection, url: string): string | null {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const base = collectionHref(collection).slice(0, -1);
  const found = path.startsWith('/') ? pathOf(path, base) : null;
  return found === null || found === '/' ? null : found.slice(1);
}
