import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AppSettings, changedFields, givenFields } from '../app-settings/app-settings.schema.js';
import { EnvName, EnvValue } from './env-entry.schema.js';
import { Branch, Deployment } from '../deployments/deployment.schema.js';
import { ImageSource } from '../prebuilt/image-source.schema.js';
import { SourceId } from '../uploads/source.schema.js';

/** Which apps of a project to list. */
export const ListApps = listQuery('apps', { sort: ['created_at', 'name'] });
export type ListApps = z.output<typeof ListApps.schema>;

const MOST_ENTRIES = 100;

const atMost = (env: object) => Object.keys(env).length <= MOST_ENTRIES;
const tooMany = `must have at most ${MOST_ENTRIES} entries`;

const Env = z.record(EnvName, EnvValue).refine(atMost, tooMany);
const EnvPatch = z.record(EnvName, EnvValue.nullable()).refine(atMost, tooMany);

export const AppName = z
  .string()
  .regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/, 'must be a DNS label of at most 40 characters')
  .describe(
    'Unique in the project; the first part of the address. Derived from `repo` if not given.',
  );

const Repo = z
  .string()
  .min(1)
  .max(2048)
  .describe('`https://…`, `http://…`, `git://…`, `ssh://…`, `git@host:path`, or an absolute path.');

export const CreateApp = z
  .strictObject({
    name: AppName.optional(),
    repo: Repo.optional(),
    source: z
      .union([SourceId, ImageSource])
      .optional()
      .describe(
        'An upload or an image to deploy instead of a repository. With neither, the app waits for a push.',
      ),
    branch: Branch.default('main').describe('The branch that is deployed.'),
    env: Env.default({}).describe('Environment of build and app. Values are never shown again.'),
    ...givenFields,
  })
  .refine(({ repo, source }) => repo === undefined || source === undefined, {
    message: 'is given besides `repo`; an app has one of them',
    path: ['source'],
  })
  .refine(({ repo, name }) => repo !== undefined || name !== undefined, {
    message: 'is needed where no `repo` names the app',
    path: ['name'],
  })
  .meta({ id: 'CreateApp', description: 'What a new app should be.' });
export type CreateApp = z.output<typeof CreateApp>;

export const UpdateApp = z
  .strictObject({
    name: AppName.optional().describe('Another name, and so another address.'),
    keep_old_address: z
      .boolean()
      .optional()
      .describe('Whether the old address leads to the new one for 30 days; it does if not said.'),
    repo: Repo.optional().describe('Another repository; credentials in it replace those before.'),
    branch: Branch.optional().describe('The branch that later deployments take.'),
    ...changedFields,
    env: EnvPatch.optional().describe(
      'Entries to set; null removes one. The next deployment uses them.',
    ),
  })
  .meta({
    id: 'UpdateApp',
    description:
      'What to change of an app; null brings back what is detected or usual. The answer names in `needs_deployment` what waits for the next one.',
  });
export type UpdateApp = z.output<typeof UpdateApp>;

export const Release = z
  .object({
    id: z.string().describe('`rel_…`'),
    number: z.int().describe('Counts up within the app.'),
    artifact_digest: z.string().describe('Content address of what was built.'),
    commit_sha: z.string().describe('The commit it was built from.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'Release' });

export const App = z
  .object({
    id: z.string().describe('`app_…`'),
    name: z.string().describe('Unique in the project.'),
    project: z.string().describe('Slug of the project.'),
    repo: z
      .string()
      .describe('Where the code is, without credentials; `skydeck` when it was brought here.'),
    branch: z.string().describe('The branch that is deployed.'),
    url: z.string().describe('Where the app is reached.'),
    status: z
      .enum(['deploying', 'live', 'failed', 'stopped'])
      .describe('`live` also while a later deployment failed: the release before goes on serving.'),
    env_keys: z
      .array(z.string())
      .describe('Names of the environment, sorted; values are never shown.'),
    settings: AppSettings.describe('How it is built, started and looked after.'),
    needs_deployment: z
      .array(z.string())
      .describe('Settings that were changed and that what serves does not have yet, sorted.'),
    current_release: Release.nullable().describe('What serves now.'),
    latest_deployment: Deployment.nullable().describe('The newest attempt to deploy.'),
    preview: z
      .object({
        of_app_id: z.string().describe('The app that the pull request would change.'),
        number: z.int().describe('Number of the pull request.'),
      })
      .nullable()
      .describe('What it shows, when it is the preview of a pull request.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'App' });
export type App = z.output<typeof App>;

export const AppResponse = envelopeOf(App);
export const AppListResponse = pageOf(App);
