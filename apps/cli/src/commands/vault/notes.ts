import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { readText } from '../location/read-file.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

type Update = VaultComponents['schemas']['UpdateNote'];

const NOTES = '/api/v1/notes';
const COLUMNS = ['id', 'title', 'tags', 'pinned', 'version', 'updated_at'] as const;

/** `skydeck note list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const tag = input.text('tag');
  const wanted = {
    ...spaceOf(input),
    ...(tag !== undefined && { tag }),
    ...(input.flag('trashed') && { trashed: 'true' as const }),
    ...(input.flag('archived') && { archived: 'true' as const }),
  };
  const items = await everyItem((page) =>
    vault.GET(NOTES, { params: { query: { ...page, ...wanted } }, headers }),
  );
  const empty = 'No notes. Make one with `skydeck note create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck note show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { note: input.argument('note') } };
  const value = await dataOf(vault.GET(`${NOTES}/{note}`, { params, headers }));
  return { kind: 'document', value, text: `# ${value.title}\n\n${value.body}` };
}

/** `skydeck note create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const given = await textOf(context, input);
  const body = { title: input.argument('title'), ...given, ...spaceOf(input) };
  const { vault, headers } = await vaultOf(context);
  const item = await dataOf(vault.POST(NOTES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck note edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const [title, version] = [input.text('title'), input.text('ifVersion')];
  const body = {
    ...(await textOf(context, input)),
    ...(title !== undefined && { title }),
    ...(input.flag('unpin') && { pinned: false }),
    ...(input.flag('archive') && { archived: true }),
  };
  const { vault, headers } = await vaultOf(context);
  const item = await dataOf(
    vault.PATCH(`${NOTES}/{note}`, {
      params: {
        path: { note: input.argument('note') },
        header: version === undefined ? {} : { 'If-Match': `W/"${version}"` },
      },
      body,
      headers,
    }),
  );
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck note delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('note');
  const isForGood = input.flag('permanently');
  const question = isForGood ? `Delete ${id} for good?` : `Put ${id} into the trash?`;
  await context.confirm(question, input.flag('yes'));
  const { vault, headers } = await vaultOf(context);
  const permanently = isForGood ? ('true' as const) : ('false' as const);
  const params = { path: { note: id }, query: { permanently } };
  const item = await dataOf(vault.DELETE(`${NOTES}/{note}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck note restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const params = { path: { note: input.argument('note') } };
  const item = await dataOf(vault.POST(`${NOTES}/{note}/restore`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck note search` */
export async function search(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const tag = input.text('tag');
  const query = {
    q: input.argument('words'),
    ...spaceOf(input),
    ...(tag !== undefined && { tag }),
  };
  const found = await dataOf(vault.GET(`${NOTES}/search`, { params: { query }, headers }));
  if (found.unsearchable > 0) {
    context.progress(`${found.unsearchable} encrypted notes cannot be searched.`);
  }
  const columns = ['note.id', 'note.title', 'snippet'] as const;
  return { kind: 'list', items: found.items, columns, empty: 'No note has these words.' };
}

/** `skydeck note backlinks` */
export async function backlinks(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context);
  const path = { note: input.argument('note') };
  const items = await everyItem((query) =>
    vault.GET(`${NOTES}/{note}/backlinks`, { params: { path, query }, headers }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No note links to it.' };
}

async function textOf(context: CommandContext, input: CommandInput): Promise<Update> {
  const [body, file, tags] = [input.text('body'), input.text('file'), input.list('tag')];
  if (body !== undefined && file !== undefined) throw usageError('Give one of --body and --file.');
  const text = file === undefined ? body : await readText(context, file);
  return {
    ...(text !== undefined && { body: text }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(input.flag('pin') && { pinned: true }),
  };
}
