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
