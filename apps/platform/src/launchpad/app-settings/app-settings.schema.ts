import { z } from 'zod';
import { isRelativePath } from '../detect/launchpad-file.js';
import { APP_ENVIRONMENTS } from './app-environment.js';

const Command = z.string().min(1).max(2000);
const Folder = z
  .string()
  .min(1)
  .max(500)
  .refine(isRelativePath, 'must be a path inside the repository');

/** Settings kept in the row of an app, as they are given and shown. */
export const rowFields = {
  root: z
    .string()
    .min(1)
    .max(500)
    .refine(isRelativePath, 'must be a folder inside the repository')
    .describe('Folder of the app inside the repository.'),
  port: z.int().min(1).max(65_535).describe('Port that the app listens on; it is given as `PORT`.'),
  health_path: z
    .string()
    .max(500)
    .regex(/^\/\S*$/, 'must start with a slash')
    .describe(
      'Answers 2xx or 3xx when the app is ready. Without it, an accepted connection counts.',
    ),
  build_command: Command.describe('Runs instead of the build that is detected.'),
  start_command: Command.describe('Runs instead of the start that is detected.'),
};

/** Settings kept beside the row. */
export const ownFields = {
  runtime: z
    .enum(['node', 'static', 'dockerfile', 'python', 'go', 'ruby', 'php', 'java'])
    .describe('What the app is, instead of what is detected.'),
  runtime_version: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3}){0,2}$/, 'must be a version such as 24 or 3.11')
    .describe('Version of Node or Python, instead of what is detected.'),
  install_command: Command.describe('Runs instead of the install that is detected.'),
  output_dir: Folder.describe('Folder with the built site; makes the app a static site.'),
  dockerfile: Folder.describe('Path of the Dockerfile.'),
  health_timeout_s: z
    .int()
    .min(1)
    .max(600)
    .describe('Seconds that a new replica has to become healthy.'),
  watch_s: z
    .int()
    .min(0)
    .max(3600)
    .describe('Seconds after going live in which a failing release is rolled back; 0 never does.'),
  keep_releases: z
    .int()
    .min(1)
    .max(100)
    .describe('How many of its newest releases keep what was built, to go back to.'),
  environment: z
    .enum(APP_ENVIRONMENTS)
    .describe('What the app is run as: decides which values of its variables it sees.'),
};

/** Limits of one replica, kept with the width of the app. */
export const limitFields = {
  cpu: z.number().min(0.05).max(64).describe('Processors that one replica may use.'),
  memory_mb: z.int().min(32).max(262_144).describe('Memory that one replica may use, in MB.'),
};

const Own = z.object(ownFields).partial();
export type OwnSettings = z.output<typeof Own>;

/** Settings that new apps may be given. */
export const givenFields = z.object({ ...rowFields, ...ownFields, ...limitFields }).partial().shape;

type Nullable<Shape extends Readonly<Record<string, z.ZodType>>> = {
  [Key in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Key]>>;
};

/** The same for changes, where null brings the usual value back. */
export const changedFields = {
  ...nullable(rowFields),
  ...nullable(ownFields),
  cpu: limitFields.cpu.optional(),
  memory_mb: limitFields.memory_mb.optional(),
};

/** The settings of an app as they are shown; null is what is detected, or usual. */
export const AppSettings = z
  .object({
    root: rowFields.root.nullable(),
    port: rowFields.port.nullable(),
    health_path: rowFields.health_path.nullable(),
    build_command: rowFields.build_command.nullable(),
    start_command: rowFields.start_command.nullable(),
    runtime: ownFields.runtime.nullable(),
    runtime_version: ownFields.runtime_version.nullable(),
    install_command: ownFields.install_command.nullable(),
    output_dir: ownFields.output_dir.nullable(),
    dockerfile: ownFields.dockerfile.nullable(),
    health_timeout_s: ownFields.health_timeout_s,
    watch_s: ownFields.watch_s,
    keep_releases: ownFields.keep_releases,
    environment: ownFields.environment,
    cpu: limitFields.cpu,
    memory_mb: limitFields.memory_mb,
  })
  .meta({ id: 'AppSettings' });
export type AppSettings = z.output<typeof AppSettings>;

function nullable<Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
): Nullable<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, field.nullable().optional()]);
  return Object.fromEntries(fields) as Nullable<Shape>;
}
