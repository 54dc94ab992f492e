import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Release } from '../apps/app.schema.js';

/** Which releases of an app to list. */
export const ListReleases = listQuery('releases', {
  filters: { commit_sha: z.string().describe('Only releases of this commit.') },
  sort: ['created_at', 'number'],
});
export type ListReleases = z.output<typeof ListReleases.schema>;

export const ReleaseScaleShown = z
  .object({
    replicas: z.int().describe('How many replicas it is meant to have.'),
    cpu: z.number().describe('Processors that one replica may use.'),
    memory_mb: z.int().describe('Memory that one replica may use.'),
  })
  .meta({ id: 'ReleaseScale' });

export const ReleaseDetail = Release.extend({
  deployment_id: z.string().describe('The deployment that made it.'),
  artifact_kind: z.enum(['tree', 'image', 'static']).describe('What was built.'),
  artifact_bytes: z.int().describe('Size of what was built.'),
  start: z.string().nullable().describe('Command of the web process.'),
  env_keys: z.array(z.string()).describe('Names of its environment, sorted; never values.'),
  scale: ReleaseScaleShown.nullable().describe('Null: as wide as the installation says.'),
  is_current: z.boolean().describe('Whether it serves now.'),
  is_stored: z.boolean().describe('Whether it can be rolled back to.'),
}).meta({ id: 'ReleaseDetail' });
export type ReleaseDetail = z.output<typeof ReleaseDetail>;

/** Which release to compare with. */
export const DiffQuery = z.strictObject({
  against: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Number of the older release; the one before when not given.'),
});
export type DiffQuery = z.output<typeof DiffQuery>;

const Change = z.object({
  field: z.string().describe('What differs, such as `plan.start` or `scale.replicas`.'),
  from: z.union([z.string(), z.number(), z.null()]).describe('Value in the older one.'),
  to: z.union([z.string(), z.number(), z.null()]).describe('Value in the newer one.'),
});

export const ReleaseDiff = z
  .object({
    from: z.int().describe('Number of the older release.'),
    to: z.int().describe('Number of the newer release.'),
    env: z
      .object({
        added: z.array(z.string()).describe('Names that only the newer one has.'),
        removed: z.array(z.string()).describe('Names that only the older one has.'),
        changed: z.array(z.string()).describe('Names with another value.'),
      })
      .describe('Differences of the environment, by name.'),
    changes: z.array(Change).describe('Differences of commit, plan, artifact and scale.'),
  })
  .meta({ id: 'ReleaseDiff' });
export type ReleaseDiff = z.output<typeof ReleaseDiff>;

export const PromoteApp = z
  .strictObject({
    to: z.string().min(1).max(100).describe('Id or name of the app that gets the release.'),
    release: z.int().min(1).optional().describe('Number of the release; what serves by default.'),
  })
  .meta({ id: 'PromoteApp', description: 'Where to take a release.' });
export type PromoteApp = z.output<typeof PromoteApp>;

export const ReleaseResponse = envelopeOf(ReleaseDetail);
export const ReleaseListResponse = pageOf(ReleaseDetail);
export const ReleaseDiffResponse = envelopeOf(ReleaseDiff);
