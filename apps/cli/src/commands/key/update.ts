import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { KEY, KEY_COLUMNS, rateLimitOf } from './key.js';

/** `skydeck key update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = changesOf(input);
  if (Object.keys(body).length === 0) throw usageError('Name something to change.');
  const project = await context.project();
  const { auth } = await context.clients();
  const params = { path: { project, id: input.argument('id') } };
  const item = await dataOf(auth.PATCH(KEY, { params, body }));
  return { kind: 'item', item, columns: KEY_COLUMNS };
}

function changesOf(input: CommandInput) {
  const name = input.text('name');
  const allowed = input.list('allow');
  const rateLimit = rateLimitOf(input);
  const expiresAt = input.text('expiresAt');
  const isOpen = input.flag('allowAll');
  if (isOpen && allowed.length > 0) throw usageError('Give --allow or --allow-all, not both.');
  return {
    ...(name !== undefined && { name }),
    ...((isOpen || allowed.length > 0) && { allowed_cidrs: [...allowed] }),
    ...(input.flag('defaultRateLimit') && { rate_limit_per_minute: null }),
    ...(rateLimit !== undefined && { rate_limit_per_minute: rateLimit }),
    ...(input.flag('neverExpires') && { expires_at: null }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  };
}
