import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import type { Wanted } from '../wanted.js';
import { nodeVersion } from './node-version.js';
import { type PackageManager, packageManager } from './package-manager.js';
import { type PackageJson, readPackageJson } from './package-json.js';
import { startCommand } from './start-command.js';
import { type SourceTree, subtree } from '../source-tree.js';
import { staticOutput } from './static-output.js';

/** Plans an app with a package.json: a server in Node, or a site that Node builds. */
export function detectNode(repo: SourceTree, manifest: PackageJson, wanted: Wanted): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const base = workspaceRoot(repo, wanted.root);
  const node = wanted.nodeVersion
    ? { version: wanted.nodeVersion, source: 'settings' }
    : nodeVersion(tree, manifest);
  const top = base.isAbove ? { ...readPackageJson(repo)!, workspaces: true } : manifest;
  const manager = packageManager(base.tree, top);
  const reasons = [`Node ${node.version} (${node.source})`, manager.reason];
  const warnings = [...manager.warnings];
  if (base.isAbove) reasons.push('workspace: dependencies are installed at the root');

  const { prune } = manager;
  const install = installStep(manager, wanted, base.isAbove ? base.up : '');
  const build = buildStep(manifest, wanted, manager.run('build'), reasons);
  const steps = [install, build].filter((step) => step !== undefined);
  const plan = {
    root: wanted.root,
    nodeVersion: node.version,
    port: wanted.port ?? 3000,
    reasons,
    warnings,
  };

  const start = wanted.startCommand
    ? { command: wanted.startCommand, reason: 'start: command from the settings' }
    : startCommand(tree, manifest, manager);
  const site =
    wanted.runtime === 'node' ? undefined : siteOf(tree, manifest, wanted, start !== undefined);
  if (site) {
    reasons.push(site.reason);
    return { ...plan, runtime: 'static', steps, staticDir: site.dir, spa: wanted.spa ?? site.spa };
  }
  if (!start) throw noStart(wanted.root);
  reasons.push(start.reason);
  if ('warning' in start && start.warning) warnings.push(start.warning);
  // Tools that a start script calls may well be development dependencies.
  const isPlain = /^(exec )?node /.test(start.command);
  const mayPrune = prune && isPlain && !base.isAbove && wanted.installCommand === undefined;
  return {
    ...plan,
    runtime: 'node',
    steps: mayPrune ? [...steps, prune] : steps,
    start: start.command,
    healthPath: wanted.healthPath,
  };
}

function installStep(
  { install }: PackageManager,
  { installCommand }: Wanted,
  up: string,
): BuildStep | undefined {
  if (installCommand !== undefined) {
    return { name: 'install', run: installCommand, cacheKeyFiles: [], network: true };
  }
  return install === undefined || up === ''
    ? install
    : { ...install, run: `cd ${up} && ${install.run}` };
}

function buildStep(
  { scripts }: PackageJson,
  { buildCommand }: Wanted,
  run: string,
  reasons: string[],
): BuildStep | undefined {
  const step = { name: 'build' as const, cacheKeyFiles: [], network: true };
  if (buildCommand !== undefined) {
    reasons.push('build: command from the settings');
    return { ...step, run: buildCommand };
  }
  if (scripts['build'] === undefined) return undefined;
  reasons.push('build: script `build`');
  return { ...step, run };
}

function siteOf(
  tree: SourceTree,
  manifest: PackageJson,
  { staticDir, runtime, startCommand: given }: Wanted,
  hasStart: boolean,
): { dir: string; spa: boolean; reason: string } | undefined {
  if (staticDir !== undefined) {
    return { dir: staticDir, spa: false, reason: `static site in ${staticDir} from the settings` };
  }
  // A `start` of these tools is a development server; anything in a Procfile is meant.
  const isDevServer =
    /^(vite|react-scripts start|astro dev|parcel|vue-cli-service serve|eleventy)\b/.test(
      manifest.scripts['start']?.trim() ?? '',
    );
  const isServer = given !== undefined || (hasStart && !isDevServer);
  if (isServer && runtime !== 'static') return undefined;
  const output = manifest.scripts['build'] === undefined ? undefined : staticOutput(tree, manifest);
  if (!output) return undefined;
  return { ...output, reason: `static site: ${output.framework} builds to ${output.dir}` };
}

/** Where the lock file is: here, or at the root of the workspaces that this folder belongs to. */
function workspaceRoot(
  repo: SourceTree,
  root: string,
): { tree: SourceTree; isAbove: boolean; up: string } {
  const here = subtree(repo, root);
  const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'npm-shrinkwrap.json'];
  const isAbove =
    root !== '.' &&
    !locks.some((file) => here.isFile(file)) &&
    repo.isFile('package.json') &&
    locks.some((file) => repo.isFile(file));
  const up = root
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(() => '..')
    .join('/');
  return { tree: isAbove ? repo : here, isAbove, up };
}

function noStart(root: string): Error {
  const file = root === '.' ? 'package.json' : `${root}/package.json`;
  return DeploymentErrors.no_runtime({
    detail: `\`${file}\` has no \`start\` script, and nothing else says how to start the app.`,
  });
}
