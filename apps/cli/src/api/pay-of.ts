import type { CommandContext } from '../context/command-context.js';
import type { PayClient } from './clients.js';

/** The client of payments, and what names the project to it. */
export async function payOf(
  context: CommandContext,
): Promise<{ pay: PayClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { pay } = await context.clients();
  return { pay, headers };
}
