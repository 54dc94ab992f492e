import { z } from 'zod';
import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { SourceTree } from '../source-tree.js';

const Texts = z.record(z.string(), z.string()).catch({});

/** What the detector reads of a package.json; odd values count as absent. */
const PackageJson = z.object({
  name: z.string().optional().catch(undefined),
  main: z.string().optional().catch(undefined),
  packageManager: z.string().optional().catch(undefined),
  scripts: Texts.default({}),
  dependencies: Texts.default({}),
  devDependencies: Texts.default({}),
  engines: Texts.default({}),
  workspaces: z.unknown().optional(),
});
export type PackageJson = z.output<typeof PackageJson>;

/**
 * Reads the package.json of a tree.
 * @throws `deployment.invalid_settings` when it is there but no JSON object
 */
export function readPackageJson(tree: SourceTree): PackageJson | undefined {
  const text = tree.read('package.json');
  if (text === undefined) return undefined;
  try {
    return PackageJson.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is not an object';
    throw DeploymentErrors.invalid_settings({
      detail: `\`package.json\` cannot be read: ${reason}.`,
      cause: error,
    });
  }
}
