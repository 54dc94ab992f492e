import type { Changes } from '../../changes/changes.js';
import { CreateTaskList, UpdateTaskList } from '../../tasks/lists/task-list.schema.js';
import type { TaskListEntity } from '../../tasks/lists/task-list.entity.js';
import type { TaskLists } from '../../tasks/lists/task-lists.js';
import type { TaskPuts } from '../../tasks/todos/task-puts.js';
import type { TaskStore } from '../../tasks/todos/task-store.js';
import type { StoredTodo } from '../../tasks/todos/task-texts.js';
import type { DataSource } from 'typeorm';
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
import { HOME_NAMES, ObjectNames } from '../collections/object-names.js';
import type { DavSession } from '../http/dav-session.js';
import { DavFault } from '../protocol/dav-fault.js';
import { href } from '../xml/write-xml.js';
import { ANY_VERSION, callerOf } from '../collections/dav-caller.js';

/** What lists of tasks are reached by. */
export interface TaskStores {
  readonly dataSource: DataSource;
  readonly lists: TaskLists;
  readonly taskStore: TaskStore;
  readonly puts: TaskPuts;
  readonly changes: Changes;
}

interface StoredList extends CalendarCollection {
  readonly entity: TaskListEntity;
}

/** The lists of tasks of a space as calendars, as a user or the project itself sees them. */
export class TaskListsSource extends CalendarSource {
  readonly #addresses: ObjectNames;
  readonly #names: ObjectNames;

  constructor(
    private readonly stores: TaskStores,
    private readonly session: Pick<DavSession, 'space' | 'actor'>,
  ) {
    super();
    this.#addresses = new ObjectNames(stores.dataSource, session.space.id, '');
    this.#names = new ObjectNames(stores.dataSource, session.space.id, '.ics');
  }

  async list(): Promise<StoredList[]> {
    const { space } = this.session;
    const rows = await this.stores.taskStore.list(space);
    const addresses = await this.#addresses.namesOf(
      HOME_NAMES,
      rows.map(({ id }) => id),
    );
    const last = await Promise.all(
      rows.map(({ id }) => this.stores.changes.latest(space.id, `tasks:${id}`)),
    );
    return rows.map((entity, index) => ({
      id: entity.id,
      address: addresses.get(entity.id) ?? entity.id,
      name: entity.name,
      description: '',
      color: '',
      components: ['VTODO'],
      seq: last[index] ?? 0,
      entity,
    }));
  }

  async get({ id }: CalendarCollection, names: readonly string[]): Promise<DavObject[]> {
    const ids = await this.#names.idsOf(id, names);
    const found = await this.stores.taskStore.get(id, [...ids.values()]);
    const byId = new Map(found.map((one) => [one.id, one]));
    return [...ids].flatMap(([name, taskId]) => {
      const one = byId.get(taskId);
      return one ? [objectOf(name, one.etag, one.ics)] : [];
    });
  }

  async find({ id }: CalendarCollection, { start, end }: TimeRange = {}): Promise<DavObject[]> {
    const range = { ...(start && { from: start }), ...(end && { to: end }) };
    const found: StoredTodo[] = await this.stores.taskStore.find(id, range);
    const names = await this.#names.namesOf(
      id,
      found.map((one) => one.id),
    );
    return found.map(({ id: own, etag, ics }) => objectOf(names.get(own) ?? own, etag, ics));
  }

  async put(
    collection: CalendarCollection,
    name: string,
    ics: string,
    { ifMatch, isNew }: ObjectCondition,
  ): Promise<PutObject> {
    const { id, entity } = collection as StoredList;
    const at = (await this.#names.idsOf(id, [name])).get(name) ?? name;
    const put = await this.stores.puts.put(entity, at, ics, isNew ? null : ifMatch);
    if (put.kind === 'changed') throw new DavFault(412, 'It is not as the request expects it.');
    if (put.kind === 'conflict') throw await this.#uidConflict(collection, put.id);
    const { stored } = put;
    await this.#names.give(id, name, stored.id);
    return { isNew: put.isNew, etag: stored.ics === ics ? stored.etag : null };
  }

  async delete(
    { id }: CalendarCollection,
    name: string,
    { ifMatch }: ObjectCondition,
  ): Promise<void> {
    const at = (await this.#names.idsOf(id, [name])).get(name) ?? name;
    const [known] = await this.stores.taskStore.get(id, [at]);
    if (!known) throw new DavFault(404, 'There is nothing at this address.');
    const isGone = await this.stores.taskStore.delete(id, at, ifMatch ?? '*');
    if (!isGone) throw new DavFault(412, 'It is not as the request expects it.');
  }

  async changesSince(
    collection: CalendarCollection,
    seq: number,
    limit: number,
  ): Promise<CollectionChanges | null> {
    if (seq > collection.seq) return null;
    const { entity } = collection as StoredList;
    const found = await this.stores.taskStore.changesSince(entity, seq, limit);
    return this.#names.changes(entity.id, found);
  }

  async create(address: string, _component: CalendarComponent, names: CollectionNames) {
    const wanted = CreateTaskList.safeParse({
      name: names.name?.trim() || address,
      space_id: this.session.space.id,
    });
    if (!wanted.success) throw new DavFault(403, 'It cannot be called so.');
    const made = await this.stores.lists.create(callerOf(this.session), wanted.data);
    await this.#addresses.give(HOME_NAMES, address, made.id);
  }

  async rename({ id }: CalendarCollection, { name, ...others }: CollectionNames): Promise<void> {
    const wanted = UpdateTaskList.safeParse({ name });
    if (!wanted.success || Object.keys(others).length > 0) {
      throw new DavFault(403, 'A list of tasks has a name, and nothing else to be set here.');
    }
    await this.stores.lists.update(callerOf(this.session), id, wanted.data, ANY_VERSION);
  }

  async remove({ id }: CalendarCollection): Promise<void> {
    await this.stores.lists.delete(callerOf(this.session), id, ANY_VERSION);
  }

  async #uidConflict(collection: CalendarCollection, id: string): Promise<DavFault> {
    const names = await this.#names.namesOf(collection.id, [id]);
    const where = href(CALENDARS.objectHref(collection, names.get(id) ?? id));
    const condition = caldavCondition('no-uid-conflict', where);
    return new DavFault(409, 'Another task of the list has this UID.', condition);
  }
}
