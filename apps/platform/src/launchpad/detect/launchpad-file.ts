import { z } from 'zod';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { CronOfFile } from '../cron/cron-fields.js';
import { OtherProcessName } from '../processes/process-name.js';
import type { SourceTree } from './source-tree.js';

/** Name of the file in which a repository says how it is deployed. */
export const LAUNCHPAD_FILE = 'launchpad.json';

const Command = z.string().min(1).max(2000);
const RelativePath = z
  .string()
  .min(1)
  .max(500)
  .refine((path) => isRelativePath(path), 'must be a path inside the repository');

/** Everything the detector would otherwise decide by itself. */
export const LaunchpadFile = z.strictObject({
  $schema: z.string().optional(),
  runtime: z
    .enum(['node', 'static', 'dockerfile', 'python', 'go', 'ruby', 'php', 'java'])
    .optional(),
  node_version: z.string().max(20).optional(),
  python_version: z
    .string()
    .regex(/^3(\.\d{1,2}){0,2}$/, 'must be a version such as 3.11')
    .optional(),
  package_manager: z
    .string()
    .regex(/^(npm|pnpm|yarn|bun)(@\d+(\.\d+){0,2})?$/, 'must be such as pnpm@10')
    .optional(),
  target: z
    .string()
    .regex(/^(\.\/)?[@\w][\w./@-]*$/, 'must be the name of a project or a package')
    .max(200)
    .refine((path) => isRelativePath(path), 'must be inside the repository')
    .optional(),
  root: RelativePath.optional(),
  install_command: Command.optional(),
  build_command: Command.optional(),
  start_command: Command.optional(),
  static_dir: RelativePath.optional(),
  spa: z.boolean().optional(),
  dockerfile: RelativePath.optional(),
  port: z.int().min(1).max(65_535).optional(),
  health_path: z
    .string()
    .regex(/^\/\S*$/, 'must start with a slash')
    .max(500)
    .optional(),
  processes: z.record(OtherProcessName, Command).optional(),
  release_command: Command.optional(),
  cron: z.array(CronOfFile).max(50).optional(),
});
export type LaunchpadFile = z.output<typeof LaunchpadFile>;

/** Whether a path stays below where it starts. */
export function isRelativePath(path: string): boolean {
  return !path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..');
}

/**
 * Reads launchpad.json; empty when there is none.
 * @throws `deployment.invalid_settings` that names the first field that is wrong
 */
export function readLaunchpadFile(tree: SourceTree): LaunchpadFile {
  const text = tree.read(LAUNCHPAD_FILE);
  if (text === undefined) return {};
  try {
    return LaunchpadFile.parse(JSON.parse(text));
  } catch (error) {
    throw DeploymentErrors.invalid_settings({
      detail: `\`${LAUNCHPAD_FILE}\` cannot be used: ${reasonOf(error)}.`,
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : 'unknown';
  const [issue] = error.issues;
  const at = issue?.path.join('.') ?? '';
  return at === '' ? (issue?.message ?? 'unknown') : `${at}: ${issue?.message}`;
}
