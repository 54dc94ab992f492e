import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { inMode } from './in-mode.js';
import { OTP_GROUPS } from './otp.commands.js';

const NUMBERS = ['requested', 'blocked', 'sent', 'delivered', 'verified'] as const;

/** `skydeck auth otp stats` */
export async function stats(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inMode(context, input);
  const { auth } = await context.clients();
  const by = input.choice('by', OTP_GROUPS);
  const query = { by, from: input.text('since'), until: input.text('until') };
  const { groups, total } = await dataOf(
    auth.GET('/api/v1/auth/otp/stats', { headers, params: { query } }),
  );
  const items = groups.length > 0 ? [...groups, { key: 'total', ...total }] : [];
  const columns = [{ path: 'key', title: by }, ...NUMBERS];
  return { kind: 'list', items, columns, empty: 'No codes were asked for in this time.' };
}
