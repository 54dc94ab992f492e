import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { EnvName, EnvValue } from '../apps/env-entry.schema.js';
import { PREVIEW_STATES, type PreviewSettingsEntity } from './preview.entity.js';

const MOST_PREVIEWS = 50;
const MOST_ENTRIES = 100;

/** Which previews of an app to list. */
export const ListPreviews = listQuery('previews', {
  filters: { state: z.enum(PREVIEW_STATES).describe('Only previews in this state.') },
});
export type ListPreviews = z.output<typeof ListPreviews.schema>;

export const PreviewNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('Number of the pull request.');

export const Preview = z
  .object({
    number: z.int().describe('Number of the pull request.'),
    app_id: z.string().describe('The app that the pull request would change.'),
    preview_app: z
      .object({ id: z.string().describe('`app_…`'), name: z.string().describe('Its name.') })
      .nullable()
      .describe('The app that shows it; null when it is gone.'),
    state: z
      .enum(PREVIEW_STATES)
      .describe('`expired` comes back with the next push, `closed` when it is opened again.'),
    status: z.string().nullable().describe('How its latest deployment stands.'),
    url: z.string().nullable().describe('Where it is reached.'),
    branch: z.string().describe('Branch of the pull request.'),
    commit_sha: z.string().describe('The commit that it shows.'),
    fork: z.boolean().describe('Whether its code comes from another repository.'),
    pushed_at: z.iso.datetime().describe('When it was last pushed to.'),
    opened_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AppPreview' });
export type Preview = z.output<typeof Preview>;
export const PreviewResponse = envelopeOf(Preview);
export const PreviewListResponse = pageOf(Preview);

const settings = {
  enabled: z.boolean().describe('Whether pull requests get previews; off for a new app.'),
  forks: z
    .boolean()
    .describe('Whether pull requests from other repositories do: strangers’ code is run then.'),
  share_secrets: z
    .boolean()
    .describe('Whether previews see the secret variables of the app; those of forks never do.'),
  most_open: z.int().min(1).max(MOST_PREVIEWS).describe('How many there may be at once.'),
  keep_days: z.int().min(1).max(365).describe('Days without a push after which one is removed.'),
  status_url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .describe('API of the provider that statuses are sent to; the usual one of GitHub if null.'),
};

export const UpdatePreviewSettings = z
  .strictObject({
    ...settings,
    env: z
      .record(EnvName, EnvValue.nullable())
      .refine((env) => Object.keys(env).length <= MOST_ENTRIES, `has at most ${MOST_ENTRIES}`)
      .describe('Secret variables of previews only; null removes one.'),
    status_token: z
      .string()
      .min(1)
      .max(4096)
      .regex(/^[\x21-\x7e]+$/)
      .nullable()
      .describe('Token that statuses of commits are sent with; sealed, never shown.'),
  })
  .partial()
  .meta({ id: 'UpdateAppPreviewSettings', description: 'What to change of an app’s previews.' });
export type UpdatePreviewSettings = z.output<typeof UpdatePreviewSettings>;

export const PreviewSettings = z
  .object({
    app_id: z.string().describe('`app_…`'),
    ...settings,
    env_keys: z.array(z.string()).describe('Names of the variables of previews only.'),
    has_status_token: z.boolean().describe('Whether statuses are sent.'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AppPreviewSettings' });
export const PreviewSettingsResponse = envelopeOf(PreviewSettings);

export const toPreviewSettings = (row: PreviewSettingsEntity) => ({
  app_id: row.appId,
  enabled: row.isEnabled,
  forks: row.takesForks,
  share_secrets: row.sharesSecrets,
  most_open: row.mostOpen,
  keep_days: row.keepDays,
  status_url: row.statusUrl,
  env_keys: row.envKeys,
  has_status_token: row.statusTokenSealed !== null,
  updated_at: row.updatedAt.toISOString(),
});
