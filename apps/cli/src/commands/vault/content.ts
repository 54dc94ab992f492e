import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dataOf } from '@skydeck/sdk';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { FILE_COLUMNS } from './files.js';
import { spaceOf, vaultOf } from './vault-of.js';

/** `skydeck vault put` */
export async function put(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const file = path.resolve(context.folder, input.argument('file'));
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw usageError(`${input.argument('file')} is no file.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const replaced = input.text('over');
  const words = new URLSearchParams({
    sha256: hash.digest('hex'),
    ...(replaced === undefined && placeOf(input, file)),
  });
  const route = replaced === undefined ? 'files' : `files/${encodeURIComponent(replaced)}/content`;
  const answer = await transferTo(context, 'vault', `api/v1/${route}?${words.toString()}`, {
    method: replaced === undefined ? 'POST' : 'PUT',
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      'content-length': String(found.size),
    },
    body: Readable.toWeb(createReadStream(file)) as unknown,
    duplex: 'half',
  } as Parameters<typeof transferTo>[3]);
  const { data: item } = (await answer.json()) as { data: object };
  return { kind: 'item', item, columns: FILE_COLUMNS };
}

/** `skydeck vault get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const id = input.argument('file');
  const params = { path: { file: id } };
  const { name } = await dataOf(vault.GET('/api/v1/files/{file}', { params, headers }));
  const file = path.resolve(context.folder, input.text('to') ?? path.basename(name));
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw usageError(`${file} is there already.`, 'Choose another one with --to.');
  const version = input.text('version');
  const of = version === undefined ? '' : `versions/${encodeURIComponent(version)}/`;
  const route = `api/v1/files/${encodeURIComponent(id)}/${of}content`;
  const answer = await transferTo(context, 'vault', route, { headers });
  const { sizeBytes, sha256 } = await saveAnswer(answer, file, context.signal);
  return {
    kind: 'item',
    item: { file, bytes: sizeBytes, sha256 },
    columns: ['file', 'bytes', 'sha256'],
  };
}

function placeOf(input: CommandInput, file: string): Record<string, string> {
  const folder = input.text('folder');
  return {
    name: input.text('name') ?? path.basename(file),
    ...(folder !== undefined && { parent_id: folder }),
    ...spaceOf(input),
  };
}
