import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { inMode } from './in-mode.js';
import { OTP_CHANNELS, OTP_STATUSES } from './otp.commands.js';

const OTPS = '/api/v1/auth/otp';

const COLUMNS = [
  'id',
  'status',
  'channel',
  'phone',
  'email',
  'country',
  { path: 'created_at', title: 'created' },
  { path: 'delivered_at', title: 'delivered' },
  { path: 'verified_at', title: 'verified' },
] as const;

/** `skydeck auth otp list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inMode(context, input);
  const { auth } = await context.clients();
  const most = input.count('tail', { min: 1, max: 1000 });
  const named = (option: string) => input.text(option) !== undefined;
  const filter = {
    status: named('status') ? input.choice('status', OTP_STATUSES) : undefined,
    channel: named('channel') ? input.choice('channel', OTP_CHANNELS) : undefined,
    phone: input.text('phone'),
    email: input.text('email'),
    created_after: input.text('since'),
    created_before: input.text('until'),
  };
  const items = await everyItem(
    (page) => auth.GET(OTPS, { headers, params: { query: { ...page, ...filter } } }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No codes were asked for.' };
}

/** `skydeck auth otp show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inMode(context, input);
  const { auth } = await context.clients();
  const path = { id: input.argument('otp') };
  const item = await dataOf(auth.GET(`${OTPS}/{id}`, { headers, params: { path } }));
  return { kind: 'item', item, columns: [...COLUMNS, 'reasons', 'attempts_left'] };
}
