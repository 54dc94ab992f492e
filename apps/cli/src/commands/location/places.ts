import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from './given.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

const PLACES = '/api/v1/places';
const NEAR_COLUMNS = ['label', 'category.id', 'distance_m', 'opening.status', 'id'] as const;
const COLUMNS = [
  'id',
  'label',
  'category.name',
  'opening.status',
  'opening.changes_at',
  'contact.phone',
  'contact.website',
] as const;
const EMPTY = 'Nothing was found.';

/** `skydeck location places nearby` */
export async function nearby(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = {
    ...parsePlace(input.argument('at')),
    ...given({ radius_m: input.count('radius', { min: 1, max: 50_000 }) }),
    ...wanted(input),
  };
  const found = location.GET(`${PLACES}/nearby`, { params: { query }, headers });
  const { places } = await dataOf(found);
  return { kind: 'list', items: places, columns: NEAR_COLUMNS, empty: EMPTY };
}

/** `skydeck location places search` */
export async function search(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const near = input.text('near');
  const query = {
    q: input.argument('words'),
    ...given({
      near: near === undefined ? undefined : Object.values(parsePlace(near)).join(','),
      bbox: input.text('bbox'),
    }),
    ...wanted(input),
  };
  const found = location.GET(`${PLACES}/search`, { params: { query }, headers });
  const { places } = await dataOf(found);
  return { kind: 'list', items: places, columns: NEAR_COLUMNS, empty: EMPTY };
}

/** `skydeck location places show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = given({ at: input.text('at'), lang: input.text('lang') });
  const params = { path: { place: input.argument('place') }, query };
  const item = await dataOf(location.GET(`${PLACES}/{place}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location places categories` */
export async function categories(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = given({ lang: input.text('lang') });
  const answer = await dataOf(location.GET(`${PLACES}/categories`, { params: { query }, headers }));
  const columns = ['id', 'name', 'tags'] as const;
  return { kind: 'list', items: answer.categories, columns, empty: EMPTY };
}

function wanted(input: CommandInput) {
  const names = input.list('category');
  return given({
    categories: names.length > 0 ? names.join(',') : undefined,
    open_now: input.flag('openNow') ? ('true' as const) : undefined,
    open_at: input.text('openAt'),
    limit: input.count('limit', { min: 1, max: 50 }),
    lang: input.text('lang'),
  });
}
