import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildStep } from '../../engine/build-plan.js';
import type { PackageJson } from './package-json.js';
import type { SourceTree } from '../source-tree.js';

type Name = 'npm' | 'pnpm' | 'yarn' | 'berry';

/** How dependencies are installed and scripts are run. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn';
  readonly reason: string;
  readonly warnings: readonly string[];
  /** Absent when there is nothing to install. */
  readonly install?: BuildStep;
  readonly prune?: BuildStep;
  /** The command that runs a script. */
  run(script: string): string;
}

const LOCK_FILES = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  berry: ['yarn.lock'],
} as const;
const DEFAULT_VERSION = { npm: '', pnpm: '10', yarn: '1.22.22', berry: '4' } as const;
const HOOKS = ['preinstall', 'install', 'postinstall', 'prepare', 'preprepare', 'postprepare'];

/**
 * Finds the package manager of an app.
 * @param tree where the lock file is: the app's folder, or the root of its workspaces
 * @throws `deployment.unsupported` for one that is not offered
 */
export function packageManager(tree: SourceTree, manifest: PackageJson): PackageManager {
  const { name, version, reason } = choose(tree, manifest);
  const program = programOf(name, version);
  return {
    name: name === 'berry' ? 'yarn' : name,
    reason,
    run: (script) => `${program} run ${script}`,
    ...(hasNothingToInstall(tree, manifest)
      ? { warnings: [] }
      : installing(tree, manifest, name, program)),
  };
}

function installing(tree: SourceTree, manifest: PackageJson, name: Name, program: string) {
  const lock = LOCK_FILES[name].find((file) => tree.isFile(file));
  const install: BuildStep = {
    name: 'install',
    run: installCommand(name, program, lock),
    cacheKeyFiles: dependsOnSources(tree, manifest) ? [] : keyFiles(tree, lock),
    network: true,
  };
  const warning = `There is no ${LOCK_FILES[name][0]}: every build may get other versions of dependencies.`;
  return { install, prune: pruneStep(name, program), warnings: lock ? [] : [warning] };
}

function choose(
  tree: SourceTree,
  { packageManager: stated }: PackageJson,
): { name: Name; version: string; reason: string } {
  const [, wanted, version = ''] = /^(\w+)@(\d+(?:\.\d+){0,2})/.exec(stated ?? '') ?? [];
  const found = wanted ?? byLockFile(tree);
  const reason = wanted
    ? `package manager ${wanted} from packageManager`
    : `package manager ${found}`;
  if (found === 'npm') return { name: 'npm', version: '', reason };
  if (found === 'pnpm') return { name: 'pnpm', version: version || DEFAULT_VERSION.pnpm, reason };
  if (found === 'yarn') {
    const isBerry = version ? !version.startsWith('1') : tree.isFile('.yarnrc.yml');
    const name = isBerry ? 'berry' : 'yarn';
    return { name, version: version || DEFAULT_VERSION[name], reason };
  }
  throw DeploymentErrors.unsupported({
    detail: `The app uses ${found}, which is not offered here; npm, pnpm and yarn are.`,
  });
}

function byLockFile(tree: SourceTree): string {
  if (tree.isFile('package-lock.json') || tree.isFile('npm-shrinkwrap.json')) return 'npm';
  if (tree.isFile('pnpm-lock.yaml')) return 'pnpm';
  if (tree.isFile('yarn.lock')) return 'yarn';
  if (tree.isFile('bun.lock') || tree.isFile('bun.lockb')) return 'bun';
  return 'npm';
}

function programOf(name: Name, version: string): string {
  if (name === 'npm') return 'npm';
  return `npx --yes ${name === 'berry' ? '@yarnpkg/cli-dist' : name}@${version}`;
}

function installCommand(name: Name, program: string, lock: string | undefined): string {
  if (name === 'npm') {
    return lock ? 'npm ci --include=dev --prefer-offline' : 'npm install --include=dev';
  }
  const flags = {
    pnpm: `--prod=false ${lock ? '--frozen-lockfile' : '--no-frozen-lockfile'}`,
    yarn: `--production=false${lock ? ' --frozen-lockfile' : ''}`,
    berry: lock ? '--immutable' : '--no-immutable',
  };
  return `${program} install ${flags[name]}`;
}

function pruneStep(name: Name, program: string): BuildStep | undefined {
  const step = { name: 'prune' as const, cacheKeyFiles: [], network: false };
  if (name === 'npm') return { ...step, run: 'npm prune --omit=dev --ignore-scripts --offline' };
  if (name === 'pnpm')
    return { ...step, run: `${program} prune --prod --ignore-scripts`, network: true };
  return undefined;
}

function hasNothingToInstall(tree: SourceTree, manifest: PackageJson): boolean {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.keys(named).length === 0 && !dependsOnSources(tree, manifest);
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

function keyFiles(tree: SourceTree, lock: string | undefined): string[] {
  if (lock === undefined) return [];
  const others = ['.npmrc', '.yarnrc', '.yarnrc.yml'].filter((file) => tree.isFile(file));
  return ['package.json', lock, ...others];
}
