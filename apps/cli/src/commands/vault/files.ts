import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const FILE = '/api/v1/files/{file}';
const FOLDER = '/api/v1/folders/{folder}';

/** What is shown of a file. */
export const FILE_COLUMNS = ['id', 'name', 'size_bytes', 'content_type', 'updated_at'] as const;
const isFolder = (id: string): boolean => id.startsWith('fol_');

/** `skydeck vault ls` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const parent = { parent_id: input.text('folder') ?? 'root', sort: 'name' as const };
  const within = { ...parent, ...spaceOf(input) };
  const [folders, files] = await Promise.all([
    everyItem((page) =>
      vault.GET('/api/v1/folders', { params: { query: { ...page, ...within } }, headers }),
    ),
    everyItem((page) =>
      vault.GET('/api/v1/files', { params: { query: { ...page, ...within } }, headers }),
    ),
  ]);
  const empty = 'Nothing is here. Store a file with `skydeck vault put`.';
  return { kind: 'list', items: [...folders, ...files], columns: FILE_COLUMNS, empty };
}

/** `skydeck vault show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const id = input.argument('item');
  const item = isFolder(id)
    ? await dataOf(vault.GET(FOLDER, { params: { path: { folder: id } }, headers }))
    : await dataOf(vault.GET(FILE, { params: { path: { file: id } }, headers }));
  return { kind: 'item', item, columns: [...FILE_COLUMNS, 'sha256', 'parent_id', 'space_id'] };
}

/** `skydeck vault mkdir` */
export async function makeFolder(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = {
    name: input.argument('name'),
    parent_id: input.text('folder') ?? null,
    ...spaceOf(input),
  };
  const item = await dataOf(vault.POST('/api/v1/folders', { body, headers }));
  return { kind: 'item', item, columns: ['id', 'name', 'parent_id'] };
}

/** `skydeck vault mv` */
export async function move(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [id, name, folder] = [input.argument('item'), input.text('name'), input.text('folder')];
  if (name === undefined && folder === undefined) throw usageError('Give --name or --folder.');
  const body = {
    ...(name !== undefined && { name }),
    ...(folder !== undefined && { parent_id: folder === 'root' ? null : folder }),
  };
  const item = isFolder(id)
    ? await dataOf(vault.PATCH(FOLDER, { params: { path: { folder: id } }, body, headers }))
    : await dataOf(vault.PATCH(FILE, { params: { path: { file: id } }, body, headers }));
  return { kind: 'item', item, columns: ['id', 'name', 'parent_id'] };
}

/** `skydeck vault rm` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const id = input.argument('item');
  const item = isFolder(id)
    ? await dataOf(vault.DELETE(FOLDER, { params: { path: { folder: id } }, headers }))
    : await dataOf(vault.DELETE(FILE, { params: { path: { file: id } }, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck vault changes` */
export async function changes(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const query = {
    collection: input.text('collection') ?? 'files',
    since: input.count('since', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0,
    limit: 1000,
    ...spaceOf(input),
  };
  const found = await dataOf(vault.GET('/api/v1/changes', { params: { query }, headers }));
  const columns = ['seq', 'what', 'kind', 'id', 'at'];
  return { kind: 'list', items: found.changes, columns, empty: 'Nothing has changed.' };
}
