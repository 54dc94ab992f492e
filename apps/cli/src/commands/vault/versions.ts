import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { FILE_COLUMNS } from './files.js';
import { vaultOf } from './vault-of.js';

const VERSIONS = '/api/v1/files/{file}/versions';
const pathOf = (input: CommandInput) => ({
  path: { file: input.argument('file'), file_version: input.argument('version') },
});

/** `skydeck vault versions list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const path = { file: input.argument('file') };
  const items = await everyItem((query) =>
    vault.GET(VERSIONS, { params: { path, query }, headers }),
  );
  const columns = ['id', 'number', 'size_bytes', 'created_by', 'created_at'];
  return { kind: 'list', items, columns, empty: 'No versions.' };
}

/** `skydeck vault versions restore` */
export async function restore(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const route = `${VERSIONS}/{file_version}/restore` as const;
  const item = await dataOf(vault.POST(route, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: FILE_COLUMNS };
}

/** `skydeck vault versions rm` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Remove ${input.argument('version')} for good?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = pathOf(input);
  const item = await dataOf(vault.DELETE(`${VERSIONS}/{file_version}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
