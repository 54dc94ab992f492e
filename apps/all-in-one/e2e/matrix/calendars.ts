import { dataOf } from './call.js';
import type { World } from './world.js';

/** A calendar of a project, with an event. */
export async function makeCalendar(world: World, token: string): Promise<Record<string, string>> {
  const at = (route: string) => world.at('vault', `/api/v1/calendars${route}`);
  const calendar = await dataOf(at(''), { token, body: { name: 'Team' } });
  const id = String(calendar['id']);
  const body = { summary: 'Stand-up', start: { local: '2026-06-01T09:00:00' } };
  const event = await dataOf(at(`/${id}/events`), { token, body });
  return { calendar: id, event: String(event['id']) };
}
