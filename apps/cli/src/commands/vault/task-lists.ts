import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const LISTS = '/api/v1/lists';
const COLUMNS = ['id', 'name', 'version', 'updated_at'] as const;

/** `skydeck task lists create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const sections = input.list('section').map((name) => ({ name }));
  const body = { name: input.argument('name'), sections, ...spaceOf(input) };
  const { vault, headers } = await vaultOf(context);
  const item = await dataOf(vault.POST(LISTS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck task lists list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const items = await everyItem((page) =>
    vault.GET(LISTS, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No lists. Make one with `skydeck task lists create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck task lists show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { list: input.argument('list') } };
  const item = await dataOf(vault.GET(`${LISTS}/{list}`, { params, headers }));
  return { kind: 'item', item, columns: [...COLUMNS, 'sections'] };
}

/** `skydeck task lists update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { list: input.argument('list') } };
  const [name, wanted] = [input.text('name'), input.list('section')];
  const known = await dataOf(vault.GET(`${LISTS}/{list}`, { params, headers }));
  // Sections that keep their names keep their tasks.
  const sections = wanted.map(
    (one) => known.sections.find((old) => old.name === one) ?? { name: one },
  );
  const body = { ...(name !== undefined && { name }), ...(wanted.length > 0 && { sections }) };
  const item = await dataOf(vault.PATCH(`${LISTS}/{list}`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck task lists delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('list');
  await context.confirm(`Delete ${id} with its tasks?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context);
  const params = { path: { list: id } };
  const item = await dataOf(vault.DELETE(`${LISTS}/{list}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
