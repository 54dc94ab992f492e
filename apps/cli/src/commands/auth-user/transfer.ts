import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { authOf, USER_COLUMNS } from './user.js';

const FOR_OWNER = 0o600;
const RESULT_COLUMNS = [
  'line',
  { path: 'external_id', title: 'external id' },
  'status',
  'id',
  { path: 'error.message', title: 'problem' },
] as const;

/** `skydeck auth users import` */
export async function importAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const file = input.argument('file');
  const text = await readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  const { data } = await auth.POST('/api/v1/auth/users/import', {
    body: text,
    bodySerializer: (body) => body,
    parseAs: 'text',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  const items = linesOf(data ?? '');
  return { kind: 'list', items, columns: RESULT_COLUMNS, empty: 'The file holds no users.' };
}

/** `skydeck auth users export` */
export async function exportAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const query = input.flag('withHashes') ? { include: 'password_hashes' as const } : {};
  const { data = '' } = await auth.GET('/api/v1/auth/users/export', {
    params: { query },
    parseAs: 'text',
    headers,
  });
  const items = linesOf(data);
  const file = input.text('file');
  if (file === undefined) {
    return { kind: 'list', items, columns: USER_COLUMNS, empty: 'No users.' };
  }
  await writeFile(path.resolve(context.folder, file), data, { mode: FOR_OWNER });
  return { kind: 'item', item: { file, users: items.length }, columns: ['file', 'users'] };
}

function linesOf(text: string): object[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as object);
}
