import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import { accountAnswer } from './account.js';

/** `skydeck auth whoami` */
export async function whoami(context: CommandContext): Promise<Answer> {
  const token = await (await context.tokens()).current();
  const { globals, environment } = context;
  const named = globals.project ?? environment['SKYDECK_PROJECT'];
  const project = named || ((await context.stored()).project ?? null);
  if (token.startsWith('dk_'))
    return accountAnswer(undefined, token, await context.name(), project);
  const { auth } = await context.clients();
  const account = await dataOf(auth.GET('/api/v1/auth/accounts/me'));
  return accountAnswer(account, token, await context.name(), project);
}
