import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';

const RESTRICTIONS = '/api/v1/playback-restrictions';
const RESTRICTION = `${RESTRICTIONS}/{restriction}` as const;
const COLUMNS = ['id', 'name', 'referrers', 'allows_no_referrer'] as const;

/** `skydeck media restriction create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = {
    name: input.argument('name'),
    referrers: [...input.list('page')],
    allows_no_referrer: input.text('withoutPage') === 'yes',
  };
  const item = await dataOf(media.POST(RESTRICTIONS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck media restriction list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const items = await everyItem((page) =>
    media.GET(RESTRICTIONS, { params: { query: page }, headers }),
  );
  const empty = 'No restrictions. Make one with `skydeck media restriction create <name>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck media restriction update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [name, pages] = [input.text('name'), input.list('page')];
  const withoutPage = input.text('withoutPage');
  if (name === undefined && pages.length === 0 && withoutPage === undefined) {
    throw usageError('Give --name, --page or --without-page.');
  }
  const { media, headers } = await mediaOf(context);
  const params = { path: { restriction: input.argument('restriction') } };
  const body = {
    ...(name !== undefined && { name }),
    ...(pages.length > 0 && { referrers: [...pages] }),
    ...(withoutPage !== undefined && { allows_no_referrer: withoutPage === 'yes' }),
  };
  const item = await dataOf(media.PATCH(RESTRICTION, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck media restriction delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const id = input.argument('restriction');
  await context.confirm(`Delete the restriction ${id}?`, input.flag('yes'));
  const item = await dataOf(
    media.DELETE(RESTRICTION, { params: { path: { restriction: id } }, headers }),
  );
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
