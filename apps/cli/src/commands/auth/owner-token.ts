import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';

/** What proves that this user runs the installation on this machine. */
export async function readOwnerToken({ home }: Pick<CommandContext, 'home'>): Promise<string> {
  const file = path.join(home, 'owner.token');
  const token = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CliError('no_owner_token', `${file} cannot be read.`, ExitCode.auth, {
      hint: 'This works for the user who runs Skydeck, on that machine. Elsewhere: `skydeck auth login`.',
      cause,
    });
  });
  return token.trim();
}
