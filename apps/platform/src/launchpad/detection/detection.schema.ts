import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ownFields, rowFields } from '../app-settings/app-settings.schema.js';
import { Branch } from '../deployments/deployment.schema.js';
import type { BuildPlan } from '../engine/build-plan.js';
import type { ClonedSource } from '../source/git-source.js';
import { SourceId } from '../uploads/source.schema.js';

const { runtime, runtime_version, install_command, output_dir, dockerfile } = ownFields;

export const DetectApp = z
  .strictObject({
    repo: z
      .string()
      .min(1)
      .max(2048)
      .optional()
      .describe('`https://…`, `http://…`, `git://…`, or an absolute path.'),
    source: SourceId.optional(),
    branch: Branch.default('main').describe('The branch to look at.'),
    ...z
      .object({ ...rowFields, runtime, runtime_version, install_command, output_dir, dockerfile })
      .partial().shape,
  })
  .refine(({ repo, source }) => (repo === undefined) !== (source === undefined), {
    message: 'one of `repo` and `source` is needed',
    path: ['repo'],
  })
  .meta({ id: 'DetectApp', description: 'Code to look into; settings win over what is found.' });
export type DetectApp = z.output<typeof DetectApp>;

const Command = z.string().nullable();

export const AppDetection = z
  .object({
    commit_sha: z.string().describe('The commit, or the digest of the upload, that was looked at.'),
    runtime: z.string().describe('What the app is, such as `node`, `static` or `dockerfile`.'),
    runtime_version: Command.describe('Version of the runtime, when the code names one.'),
    root: z.string().describe('Folder of the app.'),
    install_command: Command.describe('Command that installs what it needs.'),
    build_command: Command.describe('Command that builds it.'),
    start_command: Command.describe('Command that starts it.'),
    output_dir: Command.describe('Folder of a static site.'),
    dockerfile: Command.describe('Its Dockerfile.'),
    port: z.int().describe('Port that it is given as `PORT`.'),
    health_path: Command.describe('What answers when it is ready.'),
    processes: z
      .array(z.object({ name: z.string(), command: z.string() }))
      .describe('Processes beside the web process.'),
    release_command: Command.describe('Command that runs before traffic is switched.'),
    reasons: z.array(z.string()).describe('What was found, and what follows of it.'),
    warnings: z.array(z.string()).describe('What may go wrong.'),
  })
  .meta({ id: 'AppDetection' });
export const AppDetectionResponse = envelopeOf(AppDetection);

export function toDetection(
  { commitSha }: ClonedSource,
  plan: BuildPlan,
): z.output<typeof AppDetection> {
  const runOf = (step: string) =>
    plan.steps
      .filter(({ name }) => name === step)
      .map(({ run }) => run)
      .join(' && ') || null;
  return {
    commit_sha: commitSha,
    runtime: plan.runtime,
    runtime_version: plan.nodeVersion ?? null,
    root: plan.root,
    install_command: runOf('install'),
    build_command: runOf('build'),
    start_command: plan.start ?? null,
    output_dir: plan.staticDir ?? null,
    dockerfile: plan.dockerfile ?? null,
    port: plan.port,
    health_path: plan.healthPath ?? null,
    processes: Object.entries(plan.processes ?? {}).map(([name, command]) => ({ name, command })),
    release_command: plan.releaseCommand ?? null,
    reasons: plan.reasons,
    warnings: plan.warnings,
  };
}
