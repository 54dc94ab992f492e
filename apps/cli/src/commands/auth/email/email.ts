import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';

const EMAIL = '/api/v1/auth/accounts/me/email';

/** `skydeck auth email change` */
export async function change(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const body = { email: input.argument('address') };
  const item = await dataOf(auth.POST(EMAIL, { body }));
  context.progress(`Go on with \`skydeck auth email confirm ${item.id} <code>\`.`);
  return { kind: 'item', item, columns: ['id', 'to_masked', 'expires_at'] };
}

/** `skydeck auth email confirm` */
export async function confirm(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const body = { id: input.argument('id'), code: input.argument('code') };
  const item = await dataOf(auth.POST(`${EMAIL}/confirm`, { body }));
  return { kind: 'item', item, columns: ['id', 'email', 'phone', 'name'] };
}
