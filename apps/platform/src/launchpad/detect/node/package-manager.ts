import type { BuildStep, PlannedTool } from '../../engine/build-plan.js';
import type { SourceTree } from '../source-tree.js';
import { chooseManager, LOCK_FILES, type ManagerName } from './choose-manager.js';
import { hasNothingToInstall, keyFiles } from './install-inputs.js';
import type { PackageJson } from './package-json.js';

/** How dependencies are installed and scripts are run. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  readonly reason: string;
  readonly warnings: readonly string[];
  /** What is fetched for it; npm comes with Node. */
  readonly tool?: PlannedTool;
  /** Variables that its commands need. */
  readonly env: Readonly<Record<string, string>>;
  /** Absent when there is nothing to install. */
  readonly install?: BuildStep;
  readonly prune?: BuildStep;
  /** The command that runs a script. */
  run(script: string): string;
}

/**
 * Finds the package manager of an app.
 * @param tree where the lock file is: the app's folder, or the root of its workspaces
 * @param wanted what the settings name, such as `pnpm@10`
 * @throws `deployment.unsupported` for one that is not offered
 */
export function packageManager(
  tree: SourceTree,
  manifest: PackageJson,
  wanted?: string,
): PackageManager {
  const { name, tool, reason } = chooseManager(tree, manifest, wanted);
  const program = name === 'berry' ? 'yarn' : name;
  const env = variablesOf(tree, name);
  return {
    name: program,
    reason: tool ? `${reason}, version ${tool.version}` : reason,
    env,
    run: (script) => `${program} run ${script}`,
    ...(tool && { tool }),
    ...(hasNothingToInstall(tree, manifest)
      ? { warnings: [] }
      : installing(tree, manifest, name, env)),
  };
}

function installing(
  tree: SourceTree,
  manifest: PackageJson,
  name: ManagerName,
  env: Record<string, string>,
) {
  const lock = LOCK_FILES[name].find((file) => tree.isFile(file));
  const install: BuildStep = {
    name: 'install',
    run: installCommand(name, lock !== undefined),
    cacheKeyFiles: keyFiles(tree, manifest, lock),
    network: true,
    ...(Object.keys(env).length > 0 && { env }),
  };
  const warning = `There is no ${LOCK_FILES[name][0]}: every build may get other versions of dependencies.`;
  return { install, prune: pruneStep(name, env), warnings: lock ? [] : [warning] };
}

function installCommand(name: ManagerName, isLocked: boolean): string {
  const commands = {
    npm: isLocked ? 'npm ci --include=dev --prefer-offline' : 'npm install --include=dev',
    pnpm: `pnpm install --prod=false ${isLocked ? '--frozen-lockfile' : '--no-frozen-lockfile'}`,
    yarn: `yarn install --production=false${isLocked ? ' --frozen-lockfile' : ''}`,
    berry: `yarn install ${isLocked ? '--immutable' : '--no-immutable'}`,
    bun: `bun install${isLocked ? ' --frozen-lockfile' : ''}`,
  };
  return commands[name];
}

/** Keeps what is downloaded between builds, and the packages in the app's own folder. */
function variablesOf(tree: SourceTree, name: ManagerName): Record<string, string> {
  if (name === 'pnpm') {
    return {
      npm_config_store_dir: '/cache/pnpm',
      npm_config_manage_package_manager_versions: 'false',
    };
  }
  if (name === 'yarn') return { YARN_CACHE_FOLDER: '/cache/yarn' };
  if (name === 'bun') return { BUN_INSTALL_CACHE_DIR: '/cache/bun' };
  if (name === 'npm') return {};
  const isChosen = /^nodeLinker:/m.test(tree.read('.yarnrc.yml') ?? '');
  const usesPnp = tree.isFile('.pnp.cjs') || isChosen;
  return {
    YARN_GLOBAL_FOLDER: '/cache/yarn',
    YARN_ENABLE_TELEMETRY: '0',
    // What the app's Plug'n'Play loads must be in its folder; it has no other at run time.
    ...(usesPnp ? { YARN_ENABLE_GLOBAL_CACHE: 'false' } : { YARN_NODE_LINKER: 'node-modules' }),
  };
}

function pruneStep(name: ManagerName, env: Record<string, string>): BuildStep | undefined {
  const step = { name: 'prune' as const, cacheKeyFiles: [], network: false, env };
  if (name === 'npm') return { ...step, run: 'npm prune --omit=dev --ignore-scripts --offline' };
  if (name === 'pnpm') return { ...step, run: 'pnpm prune --prod --ignore-scripts', network: true };
  return undefined;
}
