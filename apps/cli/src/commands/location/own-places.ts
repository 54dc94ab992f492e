import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from './given.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';
import { readPlaces } from './places-file.js';

type Create = LocationComponents['schemas']['CreatePlace'];
type Update = LocationComponents['schemas']['UpdatePlace'];

const PLACES = '/api/v1/places';
const COLUMNS = ['id', 'name', 'category', 'lat', 'lon', 'external_id', 'opening_hours'] as const;
const MOST_AT_ONCE = 1_000;

/** `skydeck location places create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const where = parsePlace(input.argument('at'));
  const body = { name: input.argument('name'), ...where, ...about(input) };
  const item = await dataOf(location.POST(PLACES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location places list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const only = given({ category: input.text('category') });
  const items = await everyItem((page) =>
    location.GET(PLACES, { params: { query: { ...page, ...only } }, headers }),
  );
  const empty = 'No places. Add one with `skydeck location places create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location places update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const at = input.text('at');
  const body = {
    ...given({ name: input.text('name') }),
    ...(at !== undefined && parsePlace(at)),
    ...about(input),
  };
  const params = { path: { place: input.argument('place') } };
  const item = await dataOf(location.PATCH(`${PLACES}/{place}`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck location places delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('place');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const { location, headers } = await locationOf(context);
  const params = { path: { place: id } };
  const item = await dataOf(location.DELETE(`${PLACES}/{place}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck location places import` */
export async function importFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const all = await readPlaces(context, input.argument('file'));
  const usual = given({ category: input.text('category') });
  let [created, updated] = [0, 0];
  for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
    const places = all.slice(at, at + MOST_AT_ONCE).map((one) => Object.assign({}, usual, one));
    const body = { places: places as Create[] };
    const done = await dataOf(location.POST(`${PLACES}/import`, { body, headers }));
    [created, updated] = [created + done.created, updated + done.updated];
    context.progress(`${Math.min(at + MOST_AT_ONCE, all.length)} of ${all.length}`);
  }
  return { kind: 'item', item: { created, updated }, columns: ['created', 'updated'] };
}

const isSaid = (of: object): boolean => Object.keys(of).length > 0;

function about(input: CommandInput): Partial<Update> {
  const [address, metadata] = [input.pairs('address'), input.pairs('metadata')];
  const contact = given({
    phone: input.text('phone'),
    email: input.text('email'),
    website: input.text('website'),
  });
  const wheelchair = input.text('wheelchair') as Update['wheelchair'];
  return {
    ...given({
      category: input.text('category'),
      external_id: input.text('externalId'),
      opening_hours: input.text('hours'),
      wheelchair,
    }),
    ...(isSaid(address) && { address }),
    ...(isSaid(contact) && { contact }),
    ...(isSaid(metadata) && { metadata }),
  };
}
