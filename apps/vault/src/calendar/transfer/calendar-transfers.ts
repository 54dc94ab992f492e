import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { CalendarErrors } from '../calendar.errors.js';
import { type CalendarCaller, Calendars } from '../calendars/calendars.js';
import type { CalendarEntity } from '../calendars/calendar.entity.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { EventRows, zoneOfCalendar } from '../events/event-rows.js';
import { IcsProblem } from '../ics/ics-problem.js';
import { type ReadCalendar, readCalendar } from '../ics/read-objects.js';
import { foldLine } from '../../content-lines/content-lines.js';
import { splitIcs } from '../ics/read-ics.js';

const PAGE = 200;

/** Calendars as files. */
@Injectable()
export class CalendarTransfers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: Calendars,
    private readonly rows: EventRows,
  ) {}

  /** Takes each event of a file that can be read. @throws `calendar.ics_invalid` when the file itself cannot */
  async import(caller: CalendarCaller, id: string, ics: string) {
    const calendar = await this.calendars.get(caller, id, 'write');
    const { events, problems } = readWhole(() => readCalendar(ics, zoneOfCalendar(calendar)));
    let created = 0;
    for (const event of events) {
      await this.rows.saving(async (manager) => {
        const before = await this.rows.lock(manager, { calendarId: calendar.id, uid: event.uid });
        if (before) await this.rows.replace(manager, before, event);
        else {
          await this.rows.insert(manager, calendar, event);
          created += 1;
        }
      });
    }
    return { created, updated: events.length - created, problems: [...problems] };
  }

  /** The lines of a file with all events of a calendar. */
  async *export(caller: CalendarCaller, id: string): AsyncGenerator<string> {
    yield* this.linesOf(await this.calendars.get(caller, id));
  }

  /** The same for who has looked at the rights; `change` is done to each event. */
  async *linesOf(
    calendar: CalendarEntity,
    change: (ics: string) => string = (ics) => ics,
  ): AsyncGenerator<string> {
    yield 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Skydeck//Vault//EN\r\n';
    const zones = new Set<string>();
    let after = '';
    for (;;) {
      const rows = await this.dataSource.manager.find(CalendarEventEntity, {
        where: { calendarId: calendar.id, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      for (const { ics } of rows) yield bodyOf(change(ics), zones);
      after = rows.at(-1)?.id ?? '';
      if (rows.length < PAGE) break;
    }
    yield 'END:VCALENDAR\r\n';
  }
}

/** What a file has between its own first and last lines, each time zone once in all. */
export function bodyOf(ics: string, zones: Set<string>): string {
  return splitIcs(ics)
    .filter(({ name, text }) => {
      if (name !== 'VTIMEZONE') return true;
      if (zones.has(text)) return false;
      zones.add(text);
      return true;
    })
    .map(({ text }) => folding(text))
    .join('');
}

const folding = (text: string) =>
  text
    .split('\r\n')
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

function readWhole(read: () => ReadCalendar): ReadCalendar {
  try {
    return read();
  } catch (error) {
    if (error instanceof IcsProblem) {
      throw CalendarErrors.ics_invalid({ detail: error.message, cause: error });
    }
    throw error;
  }
}
