import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import { type CommandInput, parsePairs } from '../../program/command-input.js';
import { usageError } from '../../failures/cli-error.js';
import { APP, DEPLOYMENTS } from './app.js';
import { parseDotenv } from './parse-dotenv.js';

const ENV = `${APP}/env` as const;
const SCOPES = ['build', 'run', 'both'] as const;

/** `skydeck app env set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, parsePairs(input.arguments('pairs')));
}

/** `skydeck app env unset` */
export async function unset(context: CommandContext, input: CommandInput): Promise<Answer> {
  const removed = input.arguments('keys').map((key) => [key, null] as const);
  return change(context, input, Object.fromEntries(removed));
}

/** `skydeck app env import` */
export async function importFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = resolve(context.folder, input.argument('file'));
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw usageError(`${file} cannot be read: ${error.message}`);
  });
  return change(context, input, parseDotenv(text));
}

/** `skydeck app env list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const all = await everyItem((query) => platform.GET(ENV, { params: { path, query } }));
  return {
    kind: 'list',
    items: all.map(withOwn),
    columns: [
      'key',
      'scope',
      'secret',
      'value',
      'environments',
      { path: 'own', title: 'own values' },
      { path: 'updated_at', title: 'changed' },
    ],
    empty: `"${app}" has no variables. Set one with \`skydeck app env set ${app} KEY=value\`.`,
  };
}

/** `skydeck app env history` */
export async function history(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) =>
      platform.GET(`${APP}/env-changes`, { params: { path, query } }),
    ),
    columns: ['key', 'action', 'scope', { path: 'actor.id', title: 'who' }, 'created_at'],
    empty: 'No variable was changed since changes are written down.',
  };
}

async function change(
  context: CommandContext,
  input: CommandInput,
  env: Readonly<Record<string, string | null>>,
): Promise<Answer> {
  const app = input.argument('app');
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const scope = input.text('scope') === undefined ? undefined : input.choice('scope', SCOPES);
  const how = { ...(scope && { scope }), ...(input.flag('plain') && { secret: false }) };
  const entries = Object.entries(env).map(([key, value]) => {
    return [key, value === null ? null : { value, ...how }] as const;
  });
  const apply = input.flag('apply');
  // What is no environment is refused by the API, which names the ones there are.
  const named = input.list('environment') as ('production' | 'staging' | 'preview')[];
  const environments = named.length > 0 ? { environments: named } : {};
  const body = { set: Object.fromEntries(entries), apply, ...environments };
  const changed = await dataOf(platform.PATCH(ENV, { params: { path }, body }));
  if (apply) context.progress(`A release of it is made by ${changed.deployment_id}.`);
  else if (input.flag('deploy')) {
    const { data } = await platform.POST(DEPLOYMENTS, { params: { path }, body: {} });
    context.progress(
      `Deploying again as ${data?.data.id}; follow it with \`skydeck app logs ${app} --deployment latest -f\`.`,
    );
  }
  return {
    kind: 'list',
    items: changed.env_keys.map((key) => ({ key })),
    columns: ['key'],
    empty: `"${app}" has no variables. Set one with \`skydeck app env set ${app} KEY=value\`.`,
  };
}

/** A variable with the names of the environments that have a value of their own. */
function withOwn(item: PlatformComponents['schemas']['EnvVariable']) {
  return { ...item, own: item.overrides.map(({ environment }) => environment) };
}
