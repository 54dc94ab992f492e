import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type Calendar = Schemas['Calendar'];
export type CalendarEvent = Schemas['CalendarEvent'];
export type CalendarInstance = Schemas['CalendarInstance'];
export type EventChange = Partial<Schemas['UpdateCalendarEvent']>;
export type WantedEvent = Partial<Schemas['CreateCalendarEvent']>;
export type CalendarChange = Partial<Schemas['UpdateCalendar']>;
export type ImportedEvents = Schemas['ImportedEvents'];
/** Whether one instance is meant, also those that follow, or all. */
export type EventRange = 'this' | 'this_and_future' | 'all';

const CALENDARS = '/api/v1/calendars';
const CALENDAR = `${CALENDARS}/{calendar}` as const;
const EVENTS = `${CALENDAR}/events` as const;
const EVENT = `${EVENTS}/{event}` as const;

/** Everything that is read of the calendars of a project. */
export const calendarsKey = (project: string) => ['project', project, 'vault-calendars'] as const;

const of = (calendar: string) => ({ path: { calendar } });

/** The calendars of a space, the oldest first. */
export const calendarsQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'list', space],
    queryFn: async (): Promise<readonly Calendar[]> => {
      const sort = 'created_at' as const;
      const query = { limit: 100, sort, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(CALENDARS, { params: { query } }))).items;
    },
  });

/** When an event of a calendar takes place. */
export interface FoundInstance {
  readonly calendar: Calendar;
  readonly instance: CalendarInstance;
}

/** All that takes place in some calendars; `isCut` when there may be more. */
export const instancesQuery = (
  project: string,
  calendars: readonly Calendar[],
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'instances', calendars.map(({ id }) => id), from, to],
    queryFn: async (): Promise<{ found: readonly FoundInstance[]; isCut: boolean }> => {
      const answers = await Promise.all(
        calendars.map(async (calendar) => {
          const params = { ...of(calendar.id), query: { from, to } };
          const path = `${CALENDAR}/instances` as const;
          const { instances, cut } = await dataOf(vaultOf(project).GET(path, { params }));
          return { found: instances.map((instance) => ({ calendar, instance })), cut };
        }),
      );
      return {
        found: answers.flatMap(({ found }) => found),
        isCut: answers.some(({ cut }) => cut !== null),
      };
    },
    placeholderData: (before) => before,
  });

export const createCalendar = (
  project: string,
  space: string | undefined,
  body: CalendarChange,
): Promise<Calendar> =>
  dataOf(
    vaultOf(project).POST(CALENDARS, {
      body: { ...body, ...(space && { space_id: space }) } as never,
    }),
  );

export const updateCalendar = (
  project: string,
  calendar: string,
  body: CalendarChange,
): Promise<Calendar> =>
  dataOf(vaultOf(project).PATCH(CALENDAR, { params: of(calendar), body: body as never }));

export const deleteCalendar = (project: string, calendar: string) =>
  dataOf(vaultOf(project).DELETE(CALENDAR, { params: of(calendar) }));

export const readEvent = (
  project: string,
  calendar: string,
  event: string,
): Promise<CalendarEvent> =>
  dataOf(vaultOf(project).GET(EVENT, { params: { path: { calendar, event } } }));

/** An event as it is kept: with its rule, and not one of its instances. */
export const eventQuery = (project: string, calendar: string, event: string) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'event', calendar, event],
    queryFn: () => readEvent(project, calendar, event),
  });

export const createEvent = (
  project: string,
  calendar: string,
  body: WantedEvent,
): Promise<CalendarEvent> =>
  dataOf(vaultOf(project).POST(EVENTS, { params: of(calendar), body: body as never }));

/** Changes an event, or those of its instances that are meant. */
export const updateEvent = (
  project: string,
  { calendar, instance }: FoundInstance,
  body: EventChange,
  range: EventRange,
): Promise<CalendarEvent> =>
  dataOf(
    vaultOf(project).PATCH(EVENT, {
      params: { path: { calendar: calendar.id, event: instance.event_id } },
      body: { ...body, ...(range !== 'all' && { instance: instance.instance, range }) } as never,
    }),
  );

/** Deletes an event, or those of its instances that are meant. */
export const deleteEvent = (
  project: string,
  { calendar, instance }: FoundInstance,
  range: EventRange,
) =>
  dataOf(
    vaultOf(project).DELETE(EVENT, {
      params: {
        path: { calendar: calendar.id, event: instance.event_id },
        query: range === 'all' ? {} : { instance: instance.instance, range },
      },
    }),
  );

export const importEvents = (
  project: string,
  calendar: string,
  ics: string,
): Promise<ImportedEvents> =>
  dataOf(vaultOf(project).POST(`${CALENDAR}/import`, { params: of(calendar), body: { ics } }));

/** When some calendars are taken. */
export const busyQuery = (
  project: string,
  calendars: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'busy', calendars, from, to],
    queryFn: () =>
      dataOf(
        vaultOf(project).POST('/api/v1/freebusy', {
          body: { calendars: [...calendars], from, to },
        }),
      ),
  });
