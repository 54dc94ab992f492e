import type { VaultClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';
import type { CommandInput } from '../../program/command-input.js';

/** What names the project, and the user for whom somebody asks, to the vault. */
export type VaultHeaders = { 'skydeck-project': string; 'skydeck-user'?: string };

/** The client of the vault, and what names the project to it. */
export async function vaultOf(
  context: CommandContext,
  input?: CommandInput,
): Promise<{ vault: VaultClient; headers: VaultHeaders }> {
  const user = input?.text('as');
  const headers = {
    'skydeck-project': await context.project(),
    ...(user !== undefined && { 'skydeck-user': user }),
  };
  const { vault } = await context.clients();
  return { vault, headers };
}

/** The space that was named, as routes take it. */
export function spaceOf(input: CommandInput): { space_id?: string } {
  const space = input.text('space');
  return space === undefined ? {} : { space_id: space };
}
