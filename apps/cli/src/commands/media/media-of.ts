import type { MediaClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';

/** The client of media, and what names the project to it. */
export async function mediaOf(
  context: CommandContext,
): Promise<{ media: MediaClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { media } = await context.clients();
  return { media, headers };
}
