import { dataOf } from '@skydeck/sdk';
import { renderUnicodeCompact } from 'uqr';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { FACTORS, newRecoveryCodes, status } from './two-factor.js';

/** `skydeck auth 2fa enable` */
export async function enable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const name = input.text('name');
  const body = { type: 'totp' as const, ...(name !== undefined && { name }) };
  const { id, totp } = await dataOf(auth.POST(FACTORS, { body }));
  if (context.isInteractive) context.progress(renderUnicodeCompact(totp?.uri ?? ''));
  context.progress(`Scan the picture, or type ${totp?.secret ?? ''} into your app.`);
  context.progress(totp?.uri ?? '');
  const code = (await firstCode(context)).trim();
  const params = { path: { id } };
  await dataOf(auth.POST(`${FACTORS}/{id}/verify`, { params, body: { code } }));
  context.progress('The app is your second factor now.');
  const { left } = await dataOf(auth.GET('/api/v1/auth/accounts/recovery-codes'));
  if (left > 0) return status(context);
  context.progress('Keep these recovery codes; each signs you in once without the app.');
  return newRecoveryCodes(context);
}

/** From the person, or from the program that has started this one. */
async function firstCode(context: CommandContext): Promise<string> {
  return context.isInteractive
    ? context.ask('Code that the app shows: ')
    : (await context.readInput()).slice(0, 64);
}
