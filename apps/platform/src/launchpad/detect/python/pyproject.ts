import { parse } from 'smol-toml';
import { z } from 'zod';
import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { SourceTree } from '../source-tree.js';

const Texts = z.array(z.string()).catch([]);

/** What the detector reads of a pyproject.toml; odd values count as absent. */
const PyProject = z.object({
  project: z
    .object({
      name: z.string().optional().catch(undefined),
      dependencies: Texts.default([]),
      'requires-python': z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  tool: z
    .object({
      poetry: z
        .object({ dependencies: z.record(z.string(), z.unknown()).catch({}).default({}) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type PyProject = z.output<typeof PyProject>;

/**
 * Reads the pyproject.toml of a tree.
 * @throws `deployment.invalid_settings` when it is there but no TOML
 */
export function readPyProject(tree: SourceTree): PyProject | undefined {
  return readToml(tree, 'pyproject.toml', PyProject);
}

/** Reads a file in TOML; undefined without it. */
export function readToml<Shape extends z.ZodType>(
  tree: SourceTree,
  name: string,
  shape: Shape,
): z.output<Shape> | undefined {
  const text = tree.read(name);
  if (text === undefined) return undefined;
  try {
    return shape.parse(parse(text));
  } catch (error) {
    const [reason = 'unknown'] = (error as Error).message.split('\n');
    throw DeploymentErrors.invalid_settings({
      detail: `\`${name}\` cannot be read: ${reason}.`,
      cause: error,
    });
  }
}
