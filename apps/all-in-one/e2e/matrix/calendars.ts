import { dataOf } from './call.js';
import type { World } from './world.js';

/** A calendar of a project, with an event. */
export async function makeCalendar(world: World, token: string): Promise<Record<string, string>> {
  const calendars = world.at('vault', '/api/v1/calendars');
  const calendar = await dataOf(calendars, { token, body: { name: 'Team' } });
  const id = String(calendar['id']);
  return { calendar: id, event: await makeEvent(world, token, id) };
}

/** An event of a calendar. */
export async function makeEvent(world: World, token: string, calendar: string): Promise<string> {
  const body = { summary: 'Stand-up', start: { local: '2026-06-01T09:00:00' } };
  const events = world.at('vault', `/api/v1/calendars/${calendar}/events`);
  return String((await dataOf(events, { token, body }))['id']);
}

/** A secret address, a page to book times on, and an address that is followed, of a calendar. */
export async function makeCalendarSharing(
  world: World,
  token: string,
  calendar: string,
): Promise<Record<string, string>> {
  const followed = world.at('vault', `/api/v1/calendars/${calendar}/subscription`);
  const body = { url: 'https://calendar.example/team.ics' };
  await dataOf(followed, { method: 'PUT', token, body });
  return {
    feed: await makeFeed(world, token, calendar),
    booking_page: await makeBookingPage(world, token, calendar),
  };
}

/** A secret address of a calendar. */
export async function makeFeed(world: World, token: string, calendar: string): Promise<string> {
  const feeds = world.at('vault', `/api/v1/calendars/${calendar}/feeds`);
  return String((await dataOf(feeds, { token, body: {} }))['id']);
}

/** A page on which times of a calendar are booked. */
export async function makeBookingPage(
  world: World,
  token: string,
  calendar: string,
): Promise<string> {
  const pages = world.at('vault', '/api/v1/booking-pages');
  const body = { calendar_id: calendar, name: 'Call' };
  return String((await dataOf(pages, { token, body }))['id']);
}
