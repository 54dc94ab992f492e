import { ImageSource } from '../prebuilt/image-source.schema.js';
import { SourceId } from '../uploads/source.schema.js';
import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { RUNTIMES_OF_PLANS } from '../engine/build-plan.js';
import type { DeploymentEntity } from './deployment.entity.js';
import { REASONS, STAGES, STATUSES } from './deployment-status.js';

/** A branch as git-check-ref-format(1) allows it, without the odder characters. */
export const Branch = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_./+@#-]*$/, 'must be the name of a branch')
  .refine((name) => !/\.\.|\/\/|@\{|\.lock$|[/.]$/.test(name), 'must be the name of a branch');

const DeploymentPlan = z
  .object({
    runtime: z.enum(RUNTIMES_OF_PLANS).describe('How the app is run.'),
    node_version: z.string().nullable().describe('The wanted Node version.'),
    root: z.string().describe('Folder of the app inside the repository.'),
    steps: z
      .array(z.object({ name: z.string(), run: z.string() }))
      .describe('Commands of the build, in order.'),
    start: z.string().nullable().describe('Command of the web process.'),
    image: z
      .string()
      .nullable()
      .describe('Name and digest of the image that somebody else has built.'),
    static_dir: z.string().nullable().describe('Folder with the built site.'),
    spa: z.boolean().describe('Whether unknown paths answer with index.html.'),
    port: z.int().describe('Port that the app is given.'),
    health_path: z.string().nullable().describe('Path of the health check.'),
    reasons: z.array(z.string()).describe('Why it was decided so.'),
    warnings: z.array(z.string()).describe('What should be mended.'),
  })
  .meta({ id: 'DeploymentPlan' });

const DeploymentFailure = z
  .object({
    stage: z.enum(STAGES).describe('The stage that failed.'),
    code: z.string().describe('Stable code to branch on, such as `deployment.build_failed`.'),
    message: z.string().describe('What happened and what to do about it.'),
  })
  .meta({ id: 'DeploymentFailure' });

export const Deployment = z
  .object({
    id: z.string().describe('`dep_…`; also the id of its operation.'),
    app_id: z.string(),
    number: z.int().describe('Counts up within the app.'),
    status: z.enum(STATUSES),
    reason: z.enum(REASONS).describe('`deploy` builds a commit, everything else copies a release.'),
    release_id: z.string().nullable().describe('The release that it made; null before that.'),
    stage: z.enum(STAGES).describe('The stage it is in, or was in when it ended.'),
    stage_times: z
      .partialRecord(z.enum(STAGES), z.iso.datetime())
      .describe('When it entered each stage, by its name; those it did not enter are not there.'),
    branch: z.string(),
    commit_sha: z.string().nullable(),
    commit_message: z.string().nullable().describe('First line of the commit message.'),
    plan: DeploymentPlan.nullable().describe('What was detected; null before that.'),
    error: DeploymentFailure.nullable().describe('Why it failed; null if it did not.'),
    url: z.string().describe('Where the app is reached.'),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Deployment' });
export type Deployment = z.output<typeof Deployment>;

export const CreateDeployment = z
  .strictObject({
    branch: Branch.optional().describe('The app’s own branch when not given.'),
    commit: z
      .string()
      .regex(/^[0-9a-f]{7,40}$/, 'must be a commit hash of 7 to 40 hex digits')
      .optional()
      .describe('The head of the branch when not given.'),
    source: z
      .union([SourceId, ImageSource])
      .optional()
      .describe('An upload or an image to deploy instead of a commit.'),
  })
  .refine(({ commit, source }) => commit === undefined || source === undefined, {
    message: 'is given besides `commit`; a deployment takes one of them',
    path: ['source'],
  })
  .meta({ id: 'CreateDeployment' });
export type CreateDeployment = z.output<typeof CreateDeployment>;

/** Which deployments of an app to list. */
export const ListDeployments = listQuery('deployments', {
  filters: {
    status: z.enum(STATUSES).describe('Only deployments in this status.'),
    branch: Branch.describe('Only deployments of this branch.'),
    ...createdWithin,
  },
});
export type ListDeployments = z.output<typeof ListDeployments.schema>;

/** How long an answer may wait for the end of the work. */
export const WaitQuery = z.strictObject({
  wait: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Seconds to wait for the end before answering; the state then is returned either way.',
    ),
});
export type WaitQuery = z.output<typeof WaitQuery>;

export const DeploymentResponse = envelopeOf(Deployment);
export const DeploymentListResponse = pageOf(Deployment);

export function toDeployment(row: DeploymentEntity, url: string): Deployment {
  return {
    id: row.id,
    app_id: row.appId,
    number: row.number,
    status: row.status,
    reason: row.reason,
    release_id: row.releaseId,
    stage: row.stage,
    stage_times: { queued: row.createdAt.toISOString(), ...row.stageTimes },
    branch: row.branch,
    commit_sha: row.commitSha,
    commit_message: row.commitMessage,
    plan: toPlan(row),
    error: row.error,
    url,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

function toPlan({ plan }: DeploymentEntity): Deployment['plan'] {
  if (!plan) return null;
  return {
    runtime: plan.runtime,
    node_version: plan.nodeVersion ?? null,
    root: plan.root,
    steps: plan.steps.map(({ name, run }) => ({ name, run })),
    start: plan.start ?? null,
    image: plan.image ?? null,
    static_dir: plan.staticDir ?? null,
    spa: plan.spa ?? false,
    port: plan.port,
    health_path: plan.healthPath ?? null,
    reasons: plan.reasons,
    warnings: plan.warnings,
  };
}
