import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { mediaOf } from './media-of.js';

const RESTRICTIONS = '/api/v1/playback-restrictions';
const RESTRICTION = `${RESTRICTIONS}/{restriction}` as const;
const COLUMNS = [
  'id',
  'name',
  'referrers',
  'allows_no_referrer',
  'allowed_countries',
  'denied_countries',
  'allows_unknown_country',
] as const;

/** `skydeck media restriction create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const body = {
    name: input.argument('name'),
    referrers: [...input.list('page')],
    allows_no_referrer: input.text('withoutPage') === 'yes',
    allowed_countries: [...input.list('country')],
    denied_countries: [...input.list('notCountry')],
    allows_unknown_country: input.text('unknownCountry') === 'yes',
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
  const body = changesOf(input);
  if (Object.keys(body).length === 0) {
    throw usageError('Give --name, --page, --without-page or countries.');
  }
  const { media, headers } = await mediaOf(context);
  const params = { path: { restriction: input.argument('restriction') } };
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

function changesOf(input: CommandInput) {
  const name = input.text('name');
  const [pages, allowed, denied] = [
    input.list('page'),
    input.list('country'),
    input.list('notCountry'),
  ];
  const [withoutPage, unknown] = [input.text('withoutPage'), input.text('unknownCountry')];
  return {
    ...(name !== undefined && { name }),
    ...(pages.length > 0 && { referrers: [...pages] }),
    ...(withoutPage !== undefined && { allows_no_referrer: withoutPage === 'yes' }),
    ...(allowed.length > 0 && { allowed_countries: [...allowed] }),
    ...(denied.length > 0 && { denied_countries: [...denied] }),
    ...(unknown !== undefined && { allows_unknown_country: unknown === 'yes' }),
  };
}
