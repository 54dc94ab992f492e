import {
  type CalendarCollection,
  type CalendarComponent,
  CalendarSource,
  type TimeRange,
} from '../caldav/calendar-source.js';
import {
  type CollectionChanges,
  type CollectionNames,
  type DavObject,
  type ObjectCondition,
  type PutObject,
} from '../collections/collection-source.js';
import { caldavCondition } from '../caldav/caldav-condition.js';
import { DavFault } from '../protocol/dav-fault.js';

/** One source for each component that an app password opens. */
export type SourcesByComponent = ReadonlyMap<CalendarComponent, CalendarSource>;

/** All that lies in one home: calendars and lists of tasks, each kept by its own. */
export class HomeSource extends CalendarSource {
  constructor(private readonly sources: SourcesByComponent) {
    super();
  }

  async list(): Promise<CalendarCollection[]> {
    const all = [...this.sources.values()].map((source) => source.list());
    return (await Promise.all(all)).flat();
  }

  get(
    collection: CalendarCollection,
    names: readonly string[],
    hasTexts: boolean,
  ): Promise<DavObject[]> {
    return this.#of(collection).get(collection, names, hasTexts);
  }

  find(collection: CalendarCollection, range?: TimeRange): Promise<DavObject[]> {
    return this.#of(collection).find(collection, range);
  }

  put(
    collection: CalendarCollection,
    name: string,
    ics: string,
    condition: ObjectCondition,
  ): Promise<PutObject> {
    return this.#of(collection).put(collection, name, ics, condition);
  }

  delete(collection: CalendarCollection, name: string, condition: ObjectCondition): Promise<void> {
    return this.#of(collection).delete(collection, name, condition);
  }

  changesSince(
    collection: CalendarCollection,
    seq: number,
    limit: number,
  ): Promise<CollectionChanges | null> {
    return this.#of(collection).changesSince(collection, seq, limit);
  }

  async create(
    address: string,
    component: CalendarComponent,
    names: CollectionNames,
  ): Promise<void> {
    const source = this.sources.get(component);
    if (source) return source.create(address, component, names);
    const condition = caldavCondition('supported-calendar-component-set');
    throw new DavFault(403, `This app password opens nothing that holds ${component}.`, condition);
  }

  rename(collection: CalendarCollection, names: CollectionNames): Promise<void> {
    return this.#of(collection).rename(collection, names);
  }

  remove(collection: CalendarCollection): Promise<void> {
    return this.#of(collection).remove(collection);
  }

  #of({ components: [component] }: CalendarCollection): CalendarSource {
    const source = component && this.sources.get(component);
    if (!source) throw new DavFault(404, 'There is nothing at this address.');
    return source;
  }
}
