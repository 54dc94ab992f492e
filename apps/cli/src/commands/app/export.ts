import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { saveAnswer, transfer } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

/** `skydeck app export` */
export async function exportRelease(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const number =
    input.count('release', { min: 1, max: 1_000_000_000 }) ?? (await serving(context, app));
  const file = path.resolve(context.folder, input.text('file') ?? `${app}-${number}.tar`);
  context.progress(`Packing release ${number}`);
  const below = `apps/${encodeURIComponent(app)}/releases/${number}/image`;
  const { sizeBytes, sha256 } = await saveAnswer(
    await transfer(context, below),
    file,
    context.signal,
  );
  const item = { app, release: number, file, size_bytes: sizeBytes, sha256 };
  return { kind: 'item', item, columns: ['app', 'release', 'file', 'size_bytes', 'sha256'] };
}

/** Number of the release that serves. */
async function serving(context: CommandContext, app: string): Promise<number> {
  const { platform } = await context.clients();
  const params = { path: { project: await context.project(), app }, query: { limit: 100 } };
  const { items } = await dataOf(platform.GET(`${APP}/releases`, { params }));
  const current = items.find(({ is_current: isCurrent }) => isCurrent);
  if (current) return current.number;
  const text = `Nothing of ${app} serves yet. Name a release with --release.`;
  throw new CliError('no_release', text, ExitCode.notFound);
}
