import type { SourceTree } from '../source-tree.js';
import type { PackageJson } from './package-json.js';

const HOOKS = ['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare'];

/** Whether an app has neither dependencies nor scripts that an install runs. */
export function hasNothingToInstall(tree: SourceTree, manifest: PackageJson): boolean {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.keys(named).length === 0 && !dependsOnSources(tree, manifest);
}

/** The files that alone decide what an install leaves; none when it cannot be said. */
export function keyFiles(
  tree: SourceTree,
  manifest: PackageJson,
  lock: string | undefined,
): string[] {
  if (lock === undefined || dependsOnSources(tree, manifest)) return [];
  const others = ['.npmrc', '.yarnrc', '.yarnrc.yml'].filter((file) => tree.isFile(file));
  return ['package.json', lock, ...others];
}

/** Whether an install reads more of the tree than manifests and lock file. */
function dependsOnSources(tree: SourceTree, manifest: PackageJson): boolean {
  const { scripts, dependencies, devDependencies, workspaces } = manifest;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  return (
    HOOKS.some((hook) => scripts[hook] !== undefined) ||
    workspaces !== undefined ||
    tree.isFile('pnpm-workspace.yaml') ||
    tree.isFolder('patches') ||
    versions.some((version) => /^(file|link|portal|patch|workspace):/.test(version))
  );
}
