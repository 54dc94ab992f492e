import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { HookEntity } from './hook.entity.js';

/** Who may deliver. */
export const PROVIDERS = ['github', 'gitlab', 'gitea', 'forgejo', 'bitbucket', 'generic'] as const;
export type HookProvider = (typeof PROVIDERS)[number];

const pattern = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{Cc}]+$/u, 'must be a pattern such as `release/*`');

const settings = {
  auto_deploy: z.boolean().describe('Whether pushes are deployed.'),
  branches: z
    .array(pattern)
    .max(20)
    .describe('Branches that are deployed, `*` for any part; the app’s own when empty.'),
  paths: z
    .array(pattern)
    .max(50)
    .describe('A push must change one of these, such as `apps/web/**`; anything when empty.'),
  poll_interval_s: z
    .int()
    .min(30)
    .max(86_400)
    .nullable()
    .describe('Looks at the repository so often, for hosts that deliver nothing; null: never.'),
};

export const UpdateHook = z
  .strictObject({
    auto_deploy: settings.auto_deploy.optional(),
    branches: settings.branches.optional(),
    paths: settings.paths.optional(),
    poll_interval_s: settings.poll_interval_s.optional(),
  })
  .meta({ id: 'UpdateHook', description: 'What to change of a hook.' });
export type UpdateHook = z.output<typeof UpdateHook>;

export const Hook = z
  .object({
    app_id: z.string().describe('`app_…`'),
    urls: z.record(z.string(), z.string()).describe('Where each provider delivers to.'),
    secret: z.string().nullable().describe('Shown when it is made, and null from then on.'),
    ...settings,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AppHook' });
export const HookResponse = envelopeOf(Hook);

/** What came of a delivery. */
export interface Delivered {
  readonly outcome: 'deployed' | 'ignored';
  /** Why nothing came of it. */
  readonly reason: string | null;
  readonly deployment_id: string | null;
}

export function toHook(row: HookEntity, base: string, secret: string | null) {
  const urls = PROVIDERS.map((name) => [name, `${base}/hooks/apps/${row.appId}/${name}`] as const);
  return {
    app_id: row.appId,
    urls: Object.fromEntries(urls),
    secret,
    auto_deploy: row.autoDeploy,
    branches: row.branches,
    paths: row.paths,
    poll_interval_s: row.pollIntervalS,
    updated_at: row.updatedAt.toISOString(),
  };
}
