import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarStore } from '../../calendar/calendar-store.js';
import { Calendars } from '../../calendar/calendars/calendars.js';
import { Changes } from '../../changes/changes.js';
import { TaskLists } from '../../tasks/lists/task-lists.js';
import { TaskPuts } from '../../tasks/todos/task-puts.js';
import { TaskStore } from '../../tasks/todos/task-store.js';
import { CALDAV_DIALECT } from '../caldav/caldav-dialect.js';
import type { CalendarComponent, CalendarSource } from '../caldav/calendar-source.js';
import { collections, optionsOf } from '../collections/collections.js';
import { DavMounts } from '../http/dav-mounts.js';
import { userOf } from '../http/dav-principals.module.js';
import type { DavSession } from '../http/dav-session.js';
import { CalendarsSource } from './calendars-source.js';
import { HomeSource, type SourcesByComponent } from './home-source.js';
import { TaskListsSource } from './task-lists-source.js';

/** The calendars and lists of tasks of a space over CalDAV. */
@Module({})
export class DavCalendarsModule implements OnModuleInit {
  constructor(
    readonly mounts: DavMounts,
    readonly dataSource: DataSource,
    readonly calendars: Calendars,
    readonly store: CalendarStore,
    readonly lists: TaskLists,
    readonly taskStore: TaskStore,
    readonly puts: TaskPuts,
    readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.mounts.add({
      base: CALDAV_DIALECT.addresses.base,
      products: ['calendar', 'tasks'],
      options: optionsOf(CALDAV_DIALECT),
      handle: (request, session) => {
        const source = new HomeSource(this.#sources(session));
        return collections({ request, source, dialect: CALDAV_DIALECT, user: userOf(session) });
      },
    });
  }

  #sources(session: DavSession): SourcesByComponent {
    const { products } = session;
    const sources = new Map<CalendarComponent, CalendarSource>();
    if (products.includes('calendar')) sources.set('VEVENT', new CalendarsSource(this, session));
    if (products.includes('tasks')) sources.set('VTODO', new TaskListsSource(this, session));
    return sources;
  }
}
