import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newIdempotencyKey } from '@skydeck/sdk';
import { pack } from 'tar-stream';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf } from './vault-of.js';

const addressOf = (what: string, input: CommandInput): string =>
  `api/v1/notes/${what}?${new URLSearchParams(spaceOf(input)).toString()}`;

/** Texts of Markdown, and attachments where Joplin puts them. */
const TAKEN = /\.(md|markdown)$|(^|\/)resources\/[0-9a-f]{32}(\.[\w-]{1,20})?$/i;

async function headersOf(context: CommandContext): Promise<Record<string, string>> {
  const project = await context.project();
  return {
    'skydeck-project': project,
    ...(context.mode === 'test' && { 'skydeck-mode': 'test' }),
  };
}

/** `skydeck note import` */
export async function importFrom(context: CommandContext, input: CommandInput): Promise<Answer> {
  const source = path.resolve(context.folder, input.argument('path'));
  const about = await stat(source).catch(() => undefined);
  if (!about) throw usageError(`${input.argument('path')} cannot be read.`);
  const bytes = about.isDirectory() ? await packed(source) : await readFile(source);
  context.progress(`Sending ${Math.ceil(bytes.length / 2 ** 20)} MiB`);
  const response = await transferTo(context, 'vault', addressOf('import', input), {
    method: 'POST',
    headers: {
      ...(await headersOf(context)),
      'content-type': 'application/octet-stream',
      'idempotency-key': context.globals.idempotencyKey ?? newIdempotencyKey(),
    },
    body: new Uint8Array(bytes),
  });
  const { data: item } = (await response.json()) as { data: object };
  return { kind: 'item', item, columns: ['source', 'imported', 'attachments', 'skipped'] };
}

/** `skydeck note export` */
export async function exportTo(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.argument('file');
  const headers = await headersOf(context);
  const response = await transferTo(context, 'vault', addressOf('export', input), { headers });
  const saved = await saveAnswer(response, path.resolve(context.folder, file), context.signal);
  const item = { file, size_bytes: saved.sizeBytes };
  return { kind: 'item', item, columns: ['file', 'size_bytes'] };
}

/** The Markdown of a folder and those in it, and what Joplin attaches to it, as one archive. */
async function packed(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const archive = pack();
  let count = 0;
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!entry.isFile() || !TAKEN.test(name)) continue;
    archive.entry({ name }, await readFile(file));
    count += 1;
  }
  if (count === 0) throw usageError('There is no Markdown in this folder.');
  archive.finalize();
  return buffer(archive);
}
