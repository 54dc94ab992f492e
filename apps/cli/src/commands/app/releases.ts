import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';
import { followCopy } from './follow-copy.js';

const RELEASES = `${APP}/releases` as const;

const COLUMNS = [
  { path: 'number', title: '#' },
  { path: 'is_current', title: 'serves' },
  { path: 'is_stored', title: 'kept' },
  { path: 'commit_sha', title: 'commit' },
  { path: 'artifact_bytes', title: 'bytes' },
  { path: 'scale.replicas', title: 'replicas' },
  { path: 'created_at', title: 'created' },
] as const;

/** `skydeck app releases` */
export async function listReleases(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const number = input.count('diff', { min: 2, max: 1_000_000 });
  if (number !== undefined) {
    const params = { path: { ...path, number } };
    const diff = await dataOf(platform.GET(`${RELEASES}/{number}/diff`, { params }));
    return { kind: 'item', item: diff, columns: ['from', 'to', 'env', 'changes'] };
  }
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(RELEASES, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'This app was never live.',
  };
}

/** `skydeck app rollback` */
export async function rollback(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const wanted = input.optionalArgument('release');
  const release = wanted === undefined ? undefined : Number(wanted);
  if (release !== undefined && !(Number.isInteger(release) && release > 0)) {
    throw usageError(`[release] must be the number of a release, not "${wanted}".`);
  }
  const env = input.flag('currentEnv') ? ('current' as const) : ('then' as const);
  const body = { ...(release !== undefined && { release }), env };
  const { id } = await dataOf(platform.POST(`${APP}/rollback`, { params: { path }, body }));
  context.progress(
    'Pushes deploy nothing until automatic deploys are resumed: `skydeck app resume <app>`.',
  );
  return followCopy(context, input, { ...path, id });
}

/** `skydeck app resume` */
export async function resume(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${APP}/auto-deploy/resume`, { params: { path } }));
  return { kind: 'item', item, columns: ['is_paused', 'reason'] };
}

/** `skydeck app promote` */
export async function promote(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const to = input.argument('to');
  const { platform } = await context.clients();
  const release = input.count('release', { min: 1, max: 1_000_000 });
  const body = { to, ...(release !== undefined && { release }) };
  const params = { path: { project, app: input.argument('app') } };
  const { id } = await dataOf(platform.POST(`${APP}/promote`, { params, body }));
  return followCopy(context, input, { project, app: to, id });
}
