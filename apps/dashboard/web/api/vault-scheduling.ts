import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';
import { calendarsKey } from './vault-calendars.js';

type Schemas = VaultComponents['schemas'];
export type CalendarFeed = Schemas['CalendarFeed'];
export type NewCalendarFeed = Schemas['NewCalendarFeed'];
export type BookingPage = Schemas['BookingPage'];
export type WantedBookingPage = Partial<Schemas['CreateBookingPage']> &
  Pick<BookingPage, 'calendar_id' | 'name'>;
export type BookingPageChange = Partial<Schemas['UpdateBookingPage']>;
export type OpenHours = BookingPage['hours'][number];

const FEEDS = '/api/v1/calendars/{calendar}/feeds';
const PAGES = '/api/v1/booking-pages';
const PAGE = `${PAGES}/{booking_page}` as const;
const MOST = 100;

/** The secret addresses of a calendar. */
export const feedsQuery = (project: string, calendar: string) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'feeds', calendar],
    queryFn: async (): Promise<readonly CalendarFeed[]> => {
      const params = { path: { calendar }, query: { limit: MOST } };
      return (await dataOf(vaultOf(project).GET(FEEDS, { params }))).items;
    },
  });

/** Makes a secret address; only this answer has it. */
export const createFeed = (
  project: string,
  calendar: string,
  body: Pick<CalendarFeed, 'name' | 'shows'>,
): Promise<NewCalendarFeed> =>
  dataOf(vaultOf(project).POST(FEEDS, { params: { path: { calendar } }, body }));

export const deleteFeed = (project: string, { id, calendar_id: calendar }: CalendarFeed) =>
  dataOf(vaultOf(project).DELETE(`${FEEDS}/{feed}`, { params: { path: { calendar, feed: id } } }));

/** The booking pages of a space, the newest first. */
export const bookingPagesQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...calendarsKey(project), 'booking-pages', space],
    queryFn: async (): Promise<readonly BookingPage[]> => {
      const query = { limit: MOST, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(PAGES, { params: { query } }))).items;
    },
  });

export const createBookingPage = (project: string, body: WantedBookingPage): Promise<BookingPage> =>
  dataOf(vaultOf(project).POST(PAGES, { body: body as never }));

export const updateBookingPage = (
  project: string,
  id: string,
  body: BookingPageChange,
): Promise<BookingPage> =>
  dataOf(
    vaultOf(project).PATCH(PAGE, {
      params: { path: { booking_page: id } },
      body: body as never,
    }),
  );

export const deleteBookingPage = (project: string, id: string) =>
  dataOf(vaultOf(project).DELETE(PAGE, { params: { path: { booking_page: id } } }));
