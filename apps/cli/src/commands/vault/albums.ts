import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { spaceOf, vaultOf } from './vault-of.js';

const ALBUMS = '/api/v1/albums';
const ONE = `${ALBUMS}/{album}` as const;
const COLUMNS = ['id', 'name', 'photo_count', 'cover_id', 'created_at'] as const;

const pathOf = (input: CommandInput) => ({ path: { album: input.argument('album') } });

/** `skydeck photo album create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const about = given({ description: input.text('description') });
  const body = { name: input.argument('name'), ...about, ...spaceOf(input) };
  const item = await dataOf(vault.POST(ALBUMS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo album list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(ALBUMS, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No albums. Make one with `skydeck photo album create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck photo album show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo album edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = given({
    name: input.text('name'),
    description: input.text('description'),
    cover_id: input.text('cover'),
  });
  const item = await dataOf(vault.PATCH(ONE, { params: pathOf(input), body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo album add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { photos: [...input.arguments('photo')] };
  const item = await dataOf(vault.POST(`${ONE}/photos`, { params: pathOf(input), body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo album remove` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { ...pathOf(input).path, photo: input.argument('photo') } };
  const item = await dataOf(vault.DELETE(`${ONE}/photos/{photo}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck photo album delete` */
export async function drop(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Delete ${input.argument('album')}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
