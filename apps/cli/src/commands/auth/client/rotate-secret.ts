import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { CLIENT, inProject, withSecret } from './client.js';

/** `skydeck auth client rotate-secret` */
export async function rotateSecret(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  // A duration is never nothing, but an overlap may be.
  const overlapMs = input.text('overlap') === '0' ? 0 : input.durationMs('overlap');
  const body = overlapMs === undefined ? {} : { overlap_s: overlapMs / 1000 };
  const params = { path: { id: input.argument('id') } };
  const headers = await inProject(context);
  const made = await dataOf(auth.POST(`${CLIENT}/rotate-secret`, { params, body, headers }));
  return withSecret(context, made);
}
