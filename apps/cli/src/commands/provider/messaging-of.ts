import type { MessagingClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';

/** The client of messaging, and what names the project to it. */
export async function messagingOf(
  context: CommandContext,
): Promise<{ messaging: MessagingClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { messaging } = await context.clients();
  return { messaging, headers };
}
