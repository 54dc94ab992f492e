import type { DavRequest } from '../protocol/dav-exchange.js';
import type { CalDavUser } from './caldav-properties.js';
import type { CalendarSource } from './calendar-source.js';

/** A request of CalDAV, and what it is answered from. */
export interface CalDavContext {
  readonly request: DavRequest;
  readonly source: CalendarSource;
  readonly user: CalDavUser;
}
