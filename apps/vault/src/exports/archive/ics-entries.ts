import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, MoreThan, type ObjectLiteral } from 'typeorm';
import { CalendarEntity } from '../../calendar/calendars/calendar.entity.js';
import { CalendarEventEntity } from '../../calendar/events/calendar-event.entity.js';
import { bodyOf } from '../../calendar/transfer/calendar-transfers.js';
import { TaskListEntity } from '../../tasks/lists/task-list.entity.js';
import { TaskEntity } from '../../tasks/task.entity.js';
import { textsOf } from '../../tasks/todos/task-texts.js';
import { type ArchiveEntry, contentOf } from './archive-entry.js';
import { NamesOfFolder } from './safe-names.js';

const PAGE = 200;
/** A calendar that is longer goes on in another file: one is held in memory at a time. */
const LONGEST = 4 * 1024 * 1024;
const BEGIN = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Skydeck//Vault//EN\r\n';
const END = 'END:VCALENDAR\r\n';

/** Calendars and lists of tasks as files of iCalendar. */
@Injectable()
export class IcsEntries {
  constructor(private readonly dataSource: DataSource) {}

  async *of(spaceId: string): AsyncGenerator<ArchiveEntry> {
    const names = new NamesOfFolder();
    for await (const [calendar] of this.#pages(CalendarEntity, { spaceId }, 1)) {
      if (!calendar) continue;
      const path = `Calendars/${names.take(calendar.name, calendar.id)}`;
      const about = { kind: 'calendar', path, ...aboutOf(calendar) } as const;
      yield* files(about, this.#events(calendar.id));
    }
    const lists = new NamesOfFolder();
    for await (const [list] of this.#pages(TaskListEntity, { spaceId }, 1)) {
      if (!list) continue;
      const path = `Tasks/${lists.take(list.name, list.id)}`;
      yield* files({ kind: 'tasks', path, ...aboutOf(list) }, this.#tasks(list.id));
    }
  }

  async *#events(calendarId: string): AsyncGenerator<string> {
    for await (const page of this.#pages(CalendarEventEntity, { calendarId })) {
      for (const { ics } of page) yield ics;
    }
  }

  async *#tasks(listId: string): AsyncGenerator<string> {
    for await (const page of this.#pages(TaskEntity, { listId })) {
      for (const { ics } of await textsOf(this.dataSource.manager, page)) yield ics;
    }
  }

  async *#pages<Row extends ObjectLiteral & { id: string }>(
    entity: EntityTarget<Row>,
    where: object,
    size = PAGE,
  ): AsyncGenerator<Row[]> {
    for (let after = ''; ;) {
      const page: Row[] = await this.dataSource.manager.find(entity, {
        where: { ...where, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: size,
      } as object);
      yield page;
      if (page.length < size) return;
      after = page.at(-1)?.id ?? '';
    }
  }
}

const aboutOf = ({ id, name, updatedAt }: CalendarEntity | TaskListEntity) => ({
  id,
  name,
  modifiedAt: updatedAt,
});

/** Files of texts; one without any has none in it. */
async function* files(
  about: Omit<ArchiveEntry, 'content' | 'count'>,
  texts: AsyncIterable<string>,
): AsyncGenerator<ArchiveEntry> {
  let [body, count, part] = ['', 0, 1];
  let zones = new Set<string>();
  const file = (): ArchiveEntry => {
    const path = `${about.path}${part === 1 ? '' : ` ${part}`}.ics`;
    return { ...about, path, count, content: contentOf(BEGIN + body + END) };
  };
  for await (const text of texts) {
    body += bodyOf(text, zones);
    count += 1;
    if (body.length < LONGEST) continue;
    yield file();
    [body, count, part, zones] = ['', 0, part + 1, new Set()];
  }
  if (count > 0 || part === 1) yield file();
}
