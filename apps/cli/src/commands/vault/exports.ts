import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceIdOf } from './activity.js';
import { vaultOf } from './vault-of.js';

const EXPORTS = '/api/v1/spaces/{space}/exports';
const EXPORT = `${EXPORTS}/{space_export}` as const;
const COLUMNS = ['id', 'status', 'size_bytes', 'created_at', 'expires_at'] as const;
const LOOK_EVERY_MS = 1_000;

/** `skydeck vault export` */
export async function make(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const space = await spaceIdOf(vault, headers, input);
  const to = input.text('to');
  const named = to === undefined ? undefined : path.resolve(context.folder, to);
  if (named !== undefined) await checkFree(named);
  let item = await dataOf(vault.POST(EXPORTS, { params: { path: { space } }, headers }));
  if (!input.flag('wait')) return { kind: 'item', item, columns: COLUMNS };
  const params = { path: { space, space_export: item.id } };
  while (item.status === 'queued' || item.status === 'running') {
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
    item = await dataOf(vault.GET(EXPORT, { params, headers }));
  }
  if (item.status === 'failed') {
    throw new CliError('export_failed', `The archive could not be made: ${item.problem}.`);
  }
  return save(context, input, { space, id: item.id, file: named ?? `${item.id}.tar` });
}

/** `skydeck vault exports list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const space = await spaceIdOf(vault, headers, input);
  const items = await everyItem((query) =>
    vault.GET(EXPORTS, { params: { path: { space }, query }, headers }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'No archives.' };
}

/** `skydeck vault exports show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const at = { space: await spaceIdOf(vault, headers, input), space_export: idOf(input) };
  const item = await dataOf(vault.GET(EXPORT, { params: { path: at }, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault exports get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const space = await spaceIdOf(vault, headers, input);
  const id = idOf(input);
  const file = path.resolve(context.folder, input.text('to') ?? `${id}.tar`);
  await checkFree(file);
  return save(context, input, { space, id, file });
}

/** `skydeck vault exports link` */
export async function link(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const at = { space: await spaceIdOf(vault, headers, input), space_export: idOf(input) };
  const item = await dataOf(vault.POST(`${EXPORT}/link`, { params: { path: at }, headers }));
  return { kind: 'item', item, columns: ['url', 'expires_at'] };
}

/** `skydeck vault exports delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = idOf(input);
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const at = { space: await spaceIdOf(vault, headers, input), space_export: id };
  const item = await dataOf(vault.DELETE(EXPORT, { params: { path: at }, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

const idOf = (input: CommandInput): string => input.argument('export');

async function checkFree(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found) throw usageError(`${file} is there already.`, 'Choose another one with --to.');
}

async function save(
  context: CommandContext,
  input: CommandInput,
  { space, id, file }: { readonly space: string; readonly id: string; readonly file: string },
): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const [of, which] = [space, id].map((part) => encodeURIComponent(part));
  const route = `api/v1/spaces/${of}/exports/${which}/content`;
  const answer = await transferTo(context, 'vault', route, { headers });
  const saved = await saveAnswer(answer, path.resolve(context.folder, file), context.signal);
  const { sizeBytes: bytes, sha256 } = saved;
  return { kind: 'item', item: { id, file, bytes, sha256 }, columns: ['id', 'file', 'bytes'] };
}
