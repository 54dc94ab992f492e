import type { BuildStep } from '../../engine/build-plan.js';
import type { SourceTree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import type { PackageJson } from './package-json.js';
import type { PackageManager } from './package-manager.js';
import type { WorkspaceRoot } from './workspace-root.js';

/** The step that installs, where there is something to install. */
export function installStep(
  { install }: PackageManager,
  { installCommand }: Wanted,
  base: WorkspaceRoot,
): BuildStep | undefined {
  if (installCommand !== undefined) {
    return { name: 'install', run: installCommand, cacheKeyFiles: [], network: true };
  }
  return install === undefined || !base.isAbove
    ? install
    : { ...install, run: `cd ${base.up} && ${install.run}` };
}

/** The step that builds, where something says how. */
export function buildStep(
  repo: SourceTree,
  { scripts, name }: PackageJson,
  { buildCommand, root }: Wanted,
  { manager, base, reasons }: { manager: PackageManager; base: WorkspaceRoot; reasons: string[] },
): BuildStep | undefined {
  const step = {
    name: 'build' as const,
    cacheKeyFiles: [],
    network: true,
    ...(Object.keys(manager.env).length > 0 && { env: manager.env }),
  };
  if (buildCommand !== undefined) {
    reasons.push('build: command from the settings');
    return { ...step, run: buildCommand };
  }
  if (scripts['build'] === undefined) return undefined;
  if (base.isAbove && repo.isFile('turbo.json')) {
    reasons.push('build: Turborepo, with what the app needs of the workspace');
    return { ...step, run: `cd ${base.up} && turbo run build --filter=./${root}` };
  }
  if (base.isAbove && manager.name === 'pnpm' && name !== undefined) {
    reasons.push('build: script `build` of the app and of what it needs of the workspace');
    return { ...step, run: `pnpm --filter '${name}...' run build` };
  }
  reasons.push('build: script `build`');
  return { ...step, run: manager.run('build') };
}
