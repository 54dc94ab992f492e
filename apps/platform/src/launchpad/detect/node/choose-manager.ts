import type { PlannedTool } from '../../engine/build-plan.js';
import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { SourceTree } from '../source-tree.js';
import type { PackageJson } from './package-json.js';

/** `berry` is yarn from its second version on, which shares little but the name with the first. */
export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'berry' | 'bun';

/** The package manager of an app. */
export interface ChosenManager {
  readonly name: ManagerName;
  readonly reason: string;
  /** What is fetched for it; npm comes with Node. */
  readonly tool?: PlannedTool;
}

export const LOCK_FILES: Readonly<Record<ManagerName, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  berry: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};
const BY_LOCK = ['npm', 'pnpm', 'yarn', 'bun'] as const;
const DEFAULT_VERSION = { yarn: '1.22.22', berry: '4', bun: '1' };
/** The first pnpm that writes a version of its lock file. */
const PNPM_OF_LOCK: Readonly<Record<string, string>> = { '5': '7', '6': '8', '9': '10' };

/**
 * Chooses by the settings, by `packageManager` of package.json, by the lock file, in this order.
 * @throws `deployment.unsupported` for one that is not offered
 */
export function chooseManager(
  tree: SourceTree,
  { packageManager: stated }: PackageJson,
  wanted: string | undefined,
): ChosenManager {
  const [, found = byLockFile(tree), version = ''] =
    /^(\w+)(?:@(\d+(?:\.\d+){0,2}))?/.exec(wanted ?? stated ?? '') ?? [];
  const source = wanted === undefined ? 'packageManager' : 'the settings';
  const isStated = (wanted ?? stated) !== undefined;
  const reason = `package manager ${found}${isStated ? ` from ${source}` : ''}`;
  if (found === 'npm') return { name: 'npm', reason };
  if (found === 'pnpm') {
    return { name: 'pnpm', reason, tool: { name: 'pnpm', version: version || pnpmOf(tree) } };
  }
  if (found === 'bun') {
    return { name: 'bun', reason, tool: { name: 'bun', version: version || DEFAULT_VERSION.bun } };
  }
  if (found === 'yarn') {
    const name = isBerry(tree, version) ? 'berry' : 'yarn';
    return { name, reason, tool: { name: 'yarn', version: version || DEFAULT_VERSION[name] } };
  }
  throw DeploymentErrors.unsupported({
    detail: `The app uses ${found}, which is not offered here; npm, pnpm, yarn and bun are.`,
  });
}

function byLockFile(tree: SourceTree): string {
  return BY_LOCK.find((name) => LOCK_FILES[name].some((file) => tree.isFile(file))) ?? 'npm';
}

function isBerry(tree: SourceTree, version: string): boolean {
  if (version !== '') return !/^1(\.|$)/.test(version);
  return tree.isFile('.yarnrc.yml') || /^__metadata:/m.test(tree.read('yarn.lock') ?? '');
}

function pnpmOf(tree: SourceTree): string {
  const format = /^lockfileVersion:\s*'?(\d+)/m.exec(tree.read('pnpm-lock.yaml') ?? '')?.[1];
  return PNPM_OF_LOCK[format ?? ''] ?? '10';
}
