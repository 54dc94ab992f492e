import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET, ASSET_COLUMNS } from './assets.js';
import { mediaOf } from './media-of.js';
import { PRIORITIES, retentionFrom } from './upload-options.js';

const DEFAULTS = '/api/v1/asset-defaults';

/** `skydeck media retry` */
export async function retry(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const query = input.flag('all') ? { scope: 'all' as const } : {};
  const params = { path: { asset: input.argument('asset') }, query };
  const item = await dataOf(media.POST(`${ASSET}/retry`, { params, headers }));
  return { kind: 'item', item, columns: ASSET_COLUMNS };
}

/** `skydeck media cancel` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const item = await dataOf(media.POST(`${ASSET}/cancel`, { params, headers }));
  return { kind: 'item', item, columns: ASSET_COLUMNS };
}

/** `skydeck media update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const name = input.text('name');
  const days = retentionFrom(input);
  const body = {
    ...(name !== undefined && { name }),
    ...(input.text('priority') !== undefined && { priority: input.choice('priority', PRIORITIES) }),
    ...(days !== undefined && { retention_days: days }),
  };
  if (Object.keys(body).length === 0) throw usageError('Say what is to change.');
  const params = { path: { asset: input.argument('asset') } };
  const item = await dataOf(media.PATCH(ASSET, { params, headers, body }));
  return { kind: 'item', item, columns: [...ASSET_COLUMNS, 'priority', 'expires_at'] };
}

/** `skydeck media defaults` */
export async function defaults(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const days = retentionFrom(input);
  const item = await dataOf(
    days === undefined
      ? media.GET(DEFAULTS, { headers })
      : media.PATCH(DEFAULTS, { headers, body: { retention_days: days } }),
  );
  return { kind: 'item', item, columns: ['retention_days'] };
}
