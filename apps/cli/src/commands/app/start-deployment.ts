import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { PlatformClient } from '../../api/clients.js';
import type { App, CreateApp } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP, APPS, DEPLOYMENTS } from './app.js';
import { registryCredentials } from './registry-credentials.js';
import { absoluteRepo, isSameRepo } from './repo-location.js';
import { nameOfFolder, uploadFolder } from './upload-folder.js';

export interface StartedDeployment {
  readonly app: App;
  readonly deploymentId: string;
  readonly isNew: boolean;
}

interface Wanted {
  readonly project: string;
  readonly name: string | undefined;
  /** The folder is uploaded when there is none. */
  readonly repo: string | undefined;
  readonly image: CreateApp['source'];
  readonly branch: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  /** What only a new app can be given. */
  readonly settings: Partial<CreateApp>;
}

/** Creates the app, or a new deployment when the project has this app already. */
export async function startDeployment(
  context: CommandContext,
  input: CommandInput,
): Promise<StartedDeployment> {
  const wanted = await wantedFrom(context, input);
  const { platform } = await context.clients();
  const path = { project: wanted.project };
  const apps = await everyItem((query) => platform.GET(APPS, { params: { path, query } }));
  const existing = findApp(apps, wanted);
  // Uploaded last: a name that cannot be must not cost an upload.
  const isFolder = wanted.repo === undefined && wanted.image === undefined;
  const source = isFolder ? await uploadFolder(context) : wanted.image;
  return existing
    ? deployAgain(context, platform, { ...wanted, source }, existing)
    : createApp(platform, { ...wanted, source });
}

interface WithSource extends Wanted {
  /** What was uploaded, or the image. */
  readonly source: CreateApp['source'];
}

async function wantedFrom(context: CommandContext, input: CommandInput): Promise<Wanted> {
  const repo = input.text('repo');
  const ref = input.text('image');
  if (ref !== undefined && (repo !== undefined || input.text('name') === undefined)) {
    throw usageError('--image takes a --name, and no --repo.', 'Name the app with --name.');
  }
  if (repo === undefined && input.text('branch') !== undefined) {
    throw usageError('--branch is of a repository.', 'Name the repository with --repo.');
  }
  const credentials = await registryCredentials(context, input);
  return {
    image:
      ref === undefined ? undefined : { kind: 'image', ref, ...(credentials && { credentials }) },
    name: input.text('name') ?? (repo === undefined ? nameOfFolder(context.folder) : undefined),
    repo: repo === undefined ? undefined : absoluteRepo(repo, context.folder),
    branch: input.text('branch'),
    env: input.pairs('env'),
    settings: {
      root: input.text('root'),
      port: input.count('port', { min: 1, max: 65_535 }),
      health_path: input.text('healthPath'),
      build_command: input.text('buildCommand'),
      start_command: input.text('startCommand'),
    },
    project: await context.project(),
  };
}

/** The app of that name; without a name, the only one made from this repository. */
function findApp(apps: readonly App[], { name, repo }: Wanted): App | undefined {
  if (repo === undefined) return apps.find((app) => app.name === name);
  const same = apps.filter((app) => isSameRepo(app.repo, repo));
  if (name !== undefined) {
    const named = apps.find((app) => app.name === name);
    if (!named || same.includes(named)) return named;
    throw usageError(`The app "${name}" is made from ${named.repo}.`, 'Choose another --name.');
  }
  if (same.length < 2) return same[0];
  const names = same.map((app) => app.name).join(', ');
  throw usageError(
    `Several apps are made from this repository: ${names}.`,
    'Say which with --name.',
  );
}

async function createApp(platform: PlatformClient, wanted: WithSource): Promise<StartedDeployment> {
  const { project, name, repo, source, branch, env, settings } = wanted;
  const body = { name, branch: branch ?? 'main', repo, source, env, ...settings };
  const { data } = await platform.POST(APPS, { params: { path: { project } }, body });
  if (!data) throw new Error('The service answered without a body.');
  return { app: data.data, deploymentId: deploymentIdOf(data), isNew: true };
}

/** Variables are stored first, so that this deployment already has them. */
async function deployAgain(
  context: CommandContext,
  platform: PlatformClient,
  { project, branch, source, env, settings }: WithSource,
  app: App,
): Promise<StartedDeployment> {
  const params = { path: { project, app: app.id } };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const kept = given.map(([name]) => `--${name.replaceAll('_', '-')}`);
  if (kept.length > 0) {
    context.progress(
      `${app.name} keeps what it was created with: ${kept.join(', ')} changed nothing.`,
    );
  }
  if (Object.keys(env).length > 0) await platform.PATCH(APP, { params, body: { env } });
  const body = { branch, source };
  const deployment = await dataOf(platform.POST(DEPLOYMENTS, { params, body }));
  return { app, deploymentId: deployment.id, isNew: false };
}

function deploymentIdOf(body: { data: App; meta: { operation_id?: string } }): string {
  const id = body.meta.operation_id ?? body.data.latest_deployment?.id;
  if (id === undefined) throw new Error('The service did not say which deployment it started.');
  return id;
}
