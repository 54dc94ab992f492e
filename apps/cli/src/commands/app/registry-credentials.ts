import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

/** The user that was named, with the password on standard input; arguments are seen by everybody. */
export async function registryCredentials(
  context: CommandContext,
  input: CommandInput,
): Promise<{ username: string; password: string } | undefined> {
  const username = input.text('registryUser');
  if (username === undefined) return undefined;
  const password = (await context.readInput()).trim();
  if (password !== '') return { username, password };
  throw usageError('Standard input holds no password.', 'Pipe the password or token in.');
}
