import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { spaceOf, vaultOf } from './vault-of.js';

const BOOKS = '/api/v1/address-books';
const ONE = '/api/v1/address-books/{address_book}';
const COLUMNS = ['id', 'name', 'description', 'created_at'] as const;

const pathOf = (input: CommandInput) => ({ path: { address_book: input.argument('book') } });

/** `skydeck contact book create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const about = given({ description: input.text('description') });
  const body = { name: input.argument('name'), ...about, ...spaceOf(input) };
  const item = await dataOf(vault.POST(BOOKS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck contact book list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(BOOKS, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No address books. Make one with `skydeck contact book create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck contact book show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck contact book edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = given({ name: input.text('name'), description: input.text('description') });
  const item = await dataOf(vault.PATCH(ONE, { params: pathOf(input), body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck contact book delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('book');
  await context.confirm(`Delete ${id} with its contacts?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
