import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { App } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP, APP_COLUMNS, APPS, AUTOSCALING, DEPLOYMENT_COLUMNS, DEPLOYMENTS } from './app.js';

/** `skydeck app list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const project = await context.project();
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(APPS, { params: { path: { project }, query } })),
    columns: APP_COLUMNS,
    empty: `No apps in ${project} yet. Deploy one with \`skydeck app deploy --repo <location>\`.`,
  };
}

/** `skydeck app show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const shown = await readApp(context, input.argument('app'));
  const path = { project: await context.project(), app: shown.id };
  const { platform } = await context.clients();
  const autoscaling = await dataOf(platform.GET(AUTOSCALING, { params: { path } }));
  return {
    kind: 'item',
    item: { ...shown, autoscaling },
    columns: [
      'name',
      'id',
      'status',
      'repo',
      'branch',
      { path: 'env_keys', title: 'env' },
      { path: 'current_release.number', title: 'release' },
      { path: 'current_release.commit_sha', title: 'commit' },
      { path: 'autoscaling.replicas', title: 'replicas' },
      { path: 'autoscaling.running', title: 'running' },
      { path: 'autoscaling.state', title: 'autoscaling' },
      { path: 'latest_deployment.status', title: 'last deployment' },
      { path: 'latest_deployment.error.message', title: 'problem' },
      { path: 'created_at', title: 'created' },
      'url',
    ],
  };
}

/** `skydeck app delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { name, id } = await readApp(context, input.argument('app'));
  const project = await context.project();
  await context.confirm(
    `Delete the app "${name}" of ${project} with all its deployments?`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  await platform.DELETE(APP, { params: { path: { project, app: id } } });
  return { kind: 'item', item: { id, name, deleted: true }, columns: ['name', 'id', 'deleted'] };
}

/** `skydeck app deployments` */
export async function deployments(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(DEPLOYMENTS, { params: { path, query } })),
    columns: DEPLOYMENT_COLUMNS,
    empty: 'This app was never deployed.',
  };
}

/** Reads one app of the project in use. */
export async function readApp(context: CommandContext, app: string): Promise<App> {
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  return dataOf(platform.GET(APP, { params: { path } }));
}
