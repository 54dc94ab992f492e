import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CalendarModule } from '../../calendar/calendar.module.js';
import { CalendarStore } from '../../calendar/calendar-store.js';
import { Calendars } from '../../calendar/calendars/calendars.js';
import { Changes } from '../../changes/changes.js';
import { CALDAV_OPTIONS, calDav } from '../caldav/caldav.js';
import { CALENDARS, PRINCIPALS } from '../caldav/caldav-place.js';
import { DavMounts } from '../http/dav-mounts.js';
import { CalendarsSource } from './calendars-source.js';

/** The calendars of a space over CalDAV. */
@Module({ imports: [CalendarModule] })
export class DavCalendarsModule implements OnModuleInit {
  constructor(
    private readonly mounts: DavMounts,
    private readonly dataSource: DataSource,
    private readonly calendars: Calendars,
    private readonly store: CalendarStore,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    const { dataSource, calendars, store, changes } = this;
    for (const base of [CALENDARS, PRINCIPALS]) {
      this.mounts.add({
        base,
        products: ['calendar'],
        options: CALDAV_OPTIONS,
        handle: (request, session) => {
          const { passwordId: id, name, mayWrite } = session;
          const source = new CalendarsSource({ dataSource, calendars, store, changes }, session);
          return calDav({ request, source, user: { id, name, mayWrite } });
        },
      });
    }
  }
}
