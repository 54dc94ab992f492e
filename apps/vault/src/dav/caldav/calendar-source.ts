/** What may lie in a collection. */
export type CalendarComponent = 'VEVENT' | 'VTODO';

/** A calendar or a list of tasks. */
export interface CalendarCollection {
  /** Of what is stored. */
  readonly id: string;
  /** The last part of its address. */
  readonly address: string;
  readonly name: string;
  readonly description: string;
  /** Such as `#3366cc`; empty when it has none. */
  readonly color: string;
  readonly components: readonly CalendarComponent[];
  /** The number of its last change. */
  readonly seq: number;
}

/** An event or a task in iCalendar, with all its exceptions. */
export interface CalendarObject {
  /** The last part of its address, such as `ab12.ics`. */
  readonly name: string;
  /** Without quotes. */
  readonly etag: string;
  readonly ics: string;
}

/** A stretch of time; open where nothing is said. */
export interface TimeRange {
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

/** What must be so for a change to be made. */
export interface ObjectCondition {
  /** Of what is there, without quotes; `*` for anything. */
  readonly ifMatch?: string | undefined;
  /** Whether nothing may be there. */
  readonly isNew?: boolean | undefined;
}

/** What changed in a collection after a number. */
export interface CalendarChanges {
  /** The number up to which it is told. */
  readonly seq: number;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly isTruncated: boolean;
}

/** What a collection is to be called. */
export interface CollectionNames {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly color?: string | undefined;
}

/**
 * Calendars and lists of tasks that CalDAV is spoken over, of one space and as one user. What
 * cannot be done is refused with a `DavFault` or `ApiError`.
 */
export abstract class CalendarSource {
  abstract list(): Promise<readonly CalendarCollection[]>;
  /** Objects by their names; those that are not there are left out. */
  abstract get(collection: CalendarCollection, names: readonly string[]): Promise<CalendarObject[]>;
  /** All objects, or those that happen within a stretch of time. */
  abstract find(collection: CalendarCollection, range?: TimeRange): Promise<CalendarObject[]>;
  /** Stores an object; says whether it was there before, and its etag when it is kept as it came. */
  abstract put(
    collection: CalendarCollection,
    name: string,
    ics: string,
    condition: ObjectCondition,
  ): Promise<{ readonly isNew: boolean; readonly etag: string | null }>;
  abstract delete(
    collection: CalendarCollection,
    name: string,
    condition: ObjectCondition,
  ): Promise<void>;
  /** Null when the number is none that was told. */
  abstract changesSince(
    collection: CalendarCollection,
    seq: number,
    limit: number,
  ): Promise<CalendarChanges | null>;
  /** Makes a collection at an address. */
  abstract create(
    address: string,
    component: CalendarComponent,
    names: CollectionNames,
  ): Promise<void>;
  abstract rename(collection: CalendarCollection, names: CollectionNames): Promise<void>;
  abstract remove(collection: CalendarCollection): Promise<void>;
}
