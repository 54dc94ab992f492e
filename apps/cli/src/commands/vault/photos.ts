import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const PHOTOS = '/api/v1/photos';
const COLUMNS = ['id', 'name', 'shown_at', 'title', 'rating', 'place_name'] as const;

/** `skydeck photo list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [day, box, album] = [input.text('day'), input.text('box'), input.text('album')];
  const [place, q] = [input.text('place'), input.text('search')];
  const [tag, stars] = [input.text('tag'), input.count('stars', { min: 1, max: 5 })];
  const wanted = {
    ...spaceOf(input),
    ...(day !== undefined && { day }),
    ...(box !== undefined && { box }),
    ...(album !== undefined && { album }),
    ...(tag !== undefined && { tag }),
    ...(place !== undefined && { place }),
    ...(q !== undefined && { q }),
    ...(stars !== undefined && { min_rating: stars }),
    ...(input.flag('films') && { kind: 'video' as const }),
    ...(input.flag('favourites') && { is_favourite: 'true' as const }),
    ...(input.flag('archived') && { is_archived: 'true' as const }),
  };
  const items = await everyItem((page) =>
    vault.GET(PHOTOS, { params: { query: { ...page, ...wanted } }, headers }),
  );
  const empty = 'No photographs. Store one with `skydeck vault put`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck photo timeline` */
export async function timeline(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const before = input.text('before');
  const query = { limit: 1000, ...spaceOf(input), ...(before !== undefined && { before }) };
  const { days } = await dataOf(vault.GET(`${PHOTOS}/timeline`, { params: { query }, headers }));
  return { kind: 'list', items: days, columns: ['day', 'count'], empty: 'No photographs.' };
}

/** `skydeck photo places` */
export async function places(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const zoom = input.count('zoom', { min: 0, max: 20 }) ?? 3;
  const query = { zoom, limit: 1000, ...spaceOf(input) };
  const found = await dataOf(vault.GET(`${PHOTOS}/places`, { params: { query }, headers }));
  const columns = ['count', 'name', 'latitude', 'longitude', 'photo_id', 'box'] as const;
  return { kind: 'list', items: found.places, columns, empty: 'None says where it was taken.' };
}

/** `skydeck photo duplicates` */
export async function duplicates(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const kind = input.flag('near') ? ('near' as const) : ('exact' as const);
  const wanted = { ...spaceOf(input), kind };
  const items = await everyItem((page) =>
    vault.GET('/api/v1/duplicates', { params: { query: { ...page, ...wanted } }, headers }),
  );
  const columns = ['id', 'kind', 'files', 'distance'] as const;
  return { kind: 'list', items, columns, empty: 'Nothing is there twice.' };
}

/** `skydeck photo show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { photo: input.argument('photo') } };
  const item = await dataOf(vault.GET(`${PHOTOS}/{photo}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo favourite` */
export function favourite(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { is_favourite: !input.flag('undo') });
}

/** `skydeck photo archive` */
export function archive(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { is_archived: !input.flag('undo') });
}

/** `skydeck photo describe` */
export function describe(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { description: input.argument('text') });
}

/** `skydeck photo edit` */
export function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [title, tags] = [input.text('title'), input.list('tag')];
  const stars = input.count('stars', { min: 0, max: 5 });
  return change(context, input, {
    ...(title !== undefined && { title }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(stars !== undefined && { rating: stars }),
  });
}

async function change(context: CommandContext, input: CommandInput, body: object): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { photo: input.argument('photo') } };
  const item = await dataOf(vault.PATCH(`${PHOTOS}/{photo}`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
