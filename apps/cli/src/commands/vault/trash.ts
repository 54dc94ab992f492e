import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const TRASH = '/api/v1/trash';

/** `skydeck vault trash list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(TRASH, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const columns = ['id', 'kind', 'name', 'size_bytes', 'trashed_at'];
  return { kind: 'list', items, columns, empty: 'The trash is empty.' };
}

/** `skydeck vault trash restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [name, folder] = [input.text('name'), input.text('folder')];
  const body = {
    ...(name !== undefined && { name }),
    ...(folder !== undefined && { parent_id: folder === 'root' ? null : folder }),
  };
  const params = { path: { trash_item: input.argument('item') } };
  const item = await dataOf(vault.POST(`${TRASH}/{trash_item}/restore`, { params, body, headers }));
  return { kind: 'item', item, columns: ['id', 'kind', 'name', 'parent_id'] };
}

/** `skydeck vault trash rm` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('item');
  await context.confirm(`Remove ${id} for good?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { trash_item: id } };
  const item = await dataOf(vault.DELETE(`${TRASH}/{trash_item}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck vault trash empty` */
export async function empty(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm('Remove all in the trash for good?', input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(TRASH, { params: { query: spaceOf(input) }, headers }));
  return { kind: 'item', item, columns: ['removed'] };
}
