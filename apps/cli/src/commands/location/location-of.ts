import type { LocationClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';

/** The client of location, and what names the project to it. */
export async function locationOf(
  context: CommandContext,
): Promise<{ location: LocationClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { location } = await context.clients();
  return { location, headers };
}
