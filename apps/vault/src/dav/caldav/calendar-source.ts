import {
  type CollectionNames,
  CollectionSource,
  type DavCollection,
  type DavObject,
} from '../collections/collection-source.js';

/** What may lie in a collection. */
export type CalendarComponent = 'VEVENT' | 'VTODO';

/** A calendar or a list of tasks. */
export interface CalendarCollection extends DavCollection {
  /** Such as `#3366cc`; empty when it has none. */
  readonly color: string;
  readonly components: readonly CalendarComponent[];
}

/** A stretch of time; open where nothing is said. */
export interface TimeRange {
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

/**
 * Calendars and lists of tasks that CalDAV is spoken over, of one space and as one user: their
 * objects are events and tasks in iCalendar, each with all its exceptions.
 */
export abstract class CalendarSource extends CollectionSource<CalendarCollection> {
  /** All objects, or those that happen within a stretch of time. */
  abstract find(collection: CalendarCollection, range?: TimeRange): Promise<DavObject[]>;
  /** Makes a collection at an address. */
  abstract create(
    address: string,
    component: CalendarComponent,
    names: CollectionNames,
  ): Promise<void>;

  all(collection: CalendarCollection): Promise<DavObject[]> {
    return this.find(collection);
  }
}
