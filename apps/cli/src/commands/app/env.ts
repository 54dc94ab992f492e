import { dataOf } from '@skydeck/sdk';
import type { App } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import { type CommandInput, parsePairs } from '../../program/command-input.js';
import { APP, DEPLOYMENTS } from './app.js';
import { readApp } from './show.js';

/** `skydeck app env set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, parsePairs(input.arguments('pairs')));
}

/** `skydeck app env unset` */
export async function unset(context: CommandContext, input: CommandInput): Promise<Answer> {
  const removed = input.arguments('keys').map((key) => [key, null] as const);
  return change(context, input, Object.fromEntries(removed));
}

/** `skydeck app env list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  return keysOf(await readApp(context, input.argument('app')));
}

async function change(
  context: CommandContext,
  input: CommandInput,
  env: Readonly<Record<string, string | null>>,
): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const app = await dataOf(platform.PATCH(APP, { params: { path }, body: { env } }));
  if (input.flag('deploy')) {
    const { data } = await platform.POST(DEPLOYMENTS, {
      params: { path },
      body: {},
    });
    context.progress(
      `Deploying again as ${data?.data.id}; follow it with \`skydeck app logs ${app.name} --deployment latest -f\`.`,
    );
  }
  return keysOf(app);
}

function keysOf({ name, env_keys }: App): Answer {
  return {
    kind: 'list',
    items: env_keys.map((key) => ({ key })),
    columns: ['key'],
    empty: `"${name}" has no variables. Set one with \`skydeck app env set ${name} KEY=value\`.`,
  };
}
