import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { changesOf } from './changes.js';
import { CLIENT, CLIENT_COLUMNS, inProject } from './client.js';

/** `skydeck auth client update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = changesOf(input);
  if (Object.keys(body).length === 0) throw usageError('Name something to change.');
  const { auth } = await context.clients();
  const params = { path: { id: input.argument('id') } };
  const headers = await inProject(context);
  const item = await dataOf(auth.PATCH(CLIENT, { params, body, headers }));
  return { kind: 'item', item, columns: CLIENT_COLUMNS };
}
