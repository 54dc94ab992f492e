import type { Changes } from '../../changes/changes.js';
import { collectionOf } from '../../calendar/calendar-notices.js';
import type { CalendarStore, StoredIcs } from '../../calendar/calendar-store.js';
import type { CalendarEntity } from '../../calendar/calendars/calendar.entity.js';
import { CreateCalendar, UpdateCalendar } from '../../calendar/calendars/calendar.schema.js';
import type { Calendars } from '../../calendar/calendars/calendars.js';
import { CalendarEventEntity } from '../../calendar/events/calendar-event.entity.js';
import type { DataSource } from 'typeorm';
import { In } from 'typeorm';
import { href } from '../xml/write-xml.js';
import { DavFault } from '../protocol/dav-fault.js';
import type { DavSession } from '../http/dav-session.js';
import { caldavCondition } from '../caldav/caldav-condition.js';
import { CALENDARS } from '../caldav/caldav-dialect.js';
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
  objectOf,
  type ObjectCondition,
  type PutObject,
} from '../collections/collection-source.js';
import { identityOf } from '../caldav/ics-lines.js';
import { HOME_NAMES, ObjectNames } from '../collections/object-names.js';
import { ANY_VERSION, callerOf } from '../collections/dav-caller.js';

/** What calendars are reached by. */
export interface CalendarStores {
  readonly dataSource: DataSource;
  readonly calendars: Calendars;
  readonly store: CalendarStore;
  readonly changes: Changes;
}

interface StoredCalendar extends CalendarCollection {
  readonly entity: CalendarEntity;
}

/** The calendars of a space, as a user or the project itself sees them. */
export class CalendarsSource extends CalendarSource {
  readonly #addresses: ObjectNames;
  readonly #names: ObjectNames;

  constructor(
    private readonly stores: CalendarStores,
    private readonly session: Pick<DavSession, 'space' | 'actor'>,
  ) {
    super();
    this.#addresses = new ObjectNames(stores.dataSource, session.space.id, '');
    this.#names = new ObjectNames(stores.dataSource, session.space.id, '.ics');
  }

  async list(): Promise<StoredCalendar[]> {
    const { space } = this.session;
    const rows = await this.stores.store.list(space);
    const ids = rows.map(({ id }) => id);
    const addresses = await this.#addresses.namesOf(HOME_NAMES, ids);
    const seqs = rows.map(({ id }) => this.stores.changes.latest(space.id, collectionOf(id)));
    const last = await Promise.all(seqs);
    return rows.map((entity, index) => ({
      id: entity.id,
      address: addresses.get(entity.id) ?? entity.id,
      name: entity.name,
      description: entity.description,
      color: entity.color,
      components: ['VEVENT'],
      seq: last[index] ?? 0,
      entity,
    }));
  }

  async get({ id }: CalendarCollection, names: readonly string[]): Promise<DavObject[]> {
    const ids = await this.#names.idsOf(id, names);
    const rows = await this.#byIds(id, [...ids.values()]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...ids].flatMap(([name, objectId]) => {
      const row = byId.get(objectId);
      return row ? [objectOf(name, row.etag, row.ics)] : [];
    });
  }

  async find({ id }: CalendarCollection, { start, end }: TimeRange = {}): Promise<DavObject[]> {
    const rows = await this.stores.store.objects(id, {
      ...(start && { from: start }),
      ...(end && { to: end }),
    });
    return this.#named(id, rows);
  }

  async put(
    collection: CalendarCollection,
    name: string,
    ics: string,
    { ifMatch, isNew }: ObjectCondition,
  ): Promise<PutObject> {
    const { entity } = collection as StoredCalendar;
    const { uid } = identityOf(ics);
    const before = await this.#at(collection.id, name);
    const same = await this.stores.store.get(collection.id, uid ?? '');
    if ((before && before.uid !== uid) || (same && same.id !== before?.id)) {
      throw await this.#uidConflict(collection, same ?? before);
    }
    const wanted = isNew ? null : (ifMatch ?? (before ? undefined : null));
    if (before && isNew) throw new DavFault(412, 'There is something at this address.');
    const stored = await this.stores.store.put(entity, ics, wanted);
    if (!stored) throw new DavFault(412, 'It is not as the request expects it.');
    await this.#names.give(collection.id, name, stored.id);
    return { isNew: !before, etag: stored.ics === ics ? stored.etag : null };
  }

  async delete(
    { id }: CalendarCollection,
    name: string,
    { ifMatch }: ObjectCondition,
  ): Promise<void> {
    const before = await this.#at(id, name);
    if (!before) throw new DavFault(404, 'There is nothing at this address.');
    const isGone = await this.stores.store.delete(id, before.uid, ifMatch ?? '*');
    if (!isGone) throw new DavFault(412, 'It is not as the request expects it.');
  }

  async changesSince(
    collection: CalendarCollection,
    seq: number,
    limit: number,
  ): Promise<CollectionChanges | null> {
    if (seq > collection.seq) return null;
    const { entity } = collection as StoredCalendar;
    const found = await this.stores.store.changesSince(entity, seq, limit);
    const changed = found.changed.map(({ id }) => id);
    return this.#names.changes(collection.id, { ...found, changed });
  }

  async create(address: string, _component: CalendarComponent, names: CollectionNames) {
    const wanted = { name: address, ...plain(names), space_id: this.session.space.id };
    const made = await this.stores.calendars.create(
      callerOf(this.session),
      CreateCalendar.parse(wanted),
    );
    await this.#addresses.give(HOME_NAMES, address, made.id);
  }

  async rename({ id }: CalendarCollection, names: CollectionNames): Promise<void> {
    const wanted = UpdateCalendar.safeParse(plain(names));
    if (!wanted.success) throw new DavFault(403, 'It cannot be called so.');
    await this.stores.calendars.update(callerOf(this.session), id, wanted.data, ANY_VERSION);
  }

  async remove({ id }: CalendarCollection): Promise<void> {
    await this.stores.calendars.delete(callerOf(this.session), id, ANY_VERSION);
  }

  async #at(calendarId: string, name: string): Promise<CalendarEventEntity | undefined> {
    const ids = await this.#names.idsOf(calendarId, [name]);
    const [found] = await this.#byIds(calendarId, [...ids.values()]);
    return found;
  }

  #byIds(calendarId: string, ids: readonly string[]): Promise<CalendarEventEntity[]> {
    const where = { calendarId, id: In([...ids]) };
    return this.stores.dataSource.manager.findBy(CalendarEventEntity, where);
  }

  async #named(calendarId: string, rows: readonly StoredIcs[]): Promise<DavObject[]> {
    const names = await this.#names.namesOf(
      calendarId,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, etag, ics }) => objectOf(names.get(id) ?? id, etag, ics));
  }

  async #uidConflict(
    collection: CalendarCollection,
    other: { readonly id: string } | null | undefined,
  ): Promise<DavFault> {
    const id = other?.id ?? '';
    const names = await this.#names.namesOf(collection.id, [id]);
    const where = href(CALENDARS.objectHref(collection, names.get(id) ?? id));
    return new DavFault(
      409,
      'Another event of the calendar has this UID.',
      caldavCondition('no-uid-conflict', where),
    );
  }
}

/** Apple writes colours with their opacity. */
function plain({ color, ...names }: CollectionNames): CollectionNames {
  const found = /^#[0-9a-f]{6}/i.exec(color ?? '')?.[0]?.toLowerCase();
  return { ...names, ...(found && { color: found }) };
}
