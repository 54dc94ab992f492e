import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

/** The cloud-init user data that `--user-data` names: a file, or `-` for standard input. */
export async function userDataFrom(
  context: CommandContext,
  input: CommandInput,
): Promise<string | undefined> {
  const name = input.text('userData');
  if (name === undefined) return undefined;
  if (name === '-') return context.readInput();
  return readFile(path.resolve(context.folder, name), 'utf8').catch((error: unknown) => {
    throw usageError(`--user-data ${name} cannot be read: ${(error as Error).message}.`);
  });
}
