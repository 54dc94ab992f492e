import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarStore } from '../../calendar/calendar-store.js';
import { Calendars } from '../../calendar/calendars/calendars.js';
import { Changes } from '../../changes/changes.js';
import { TaskLists } from '../../tasks/lists/task-lists.js';
import { TaskPuts } from '../../tasks/todos/task-puts.js';
import { TaskStore } from '../../tasks/todos/task-store.js';
import { CALDAV_OPTIONS, calDav } from '../caldav/caldav.js';
import { CALENDARS, PRINCIPALS } from '../caldav/caldav-place.js';
import type { CalendarComponent, CalendarSource } from '../caldav/calendar-source.js';
import { DavMounts } from '../http/dav-mounts.js';
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
    for (const base of [CALENDARS, PRINCIPALS]) {
      this.mounts.add({
        base,
        products: ['calendar', 'tasks'],
        options: CALDAV_OPTIONS,
        handle: (request, session) => {
          const { passwordId: id, name, mayWrite } = session;
          const source = new HomeSource(this.#sources(session));
          return calDav({ request, source, user: { id, name, mayWrite } });
        },
      });
    }
  }

  #sources(session: DavSession): SourcesByComponent {
    const { products } = session;
    const sources = new Map<CalendarComponent, CalendarSource>();
    if (products.includes('calendar')) sources.set('VEVENT', new CalendarsSource(this, session));
    if (products.includes('tasks')) sources.set('VTODO', new TaskListsSource(this, session));
    return sources;
  }
}
