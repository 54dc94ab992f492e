import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildPlan } from '../../engine/build-plan.js';
import type { Wanted } from '../wanted.js';
import { type FrameworkServer, frameworkServer } from './framework-server.js';
import { buildStep, installStep } from './node-steps.js';
import { nodeVersion } from './node-version.js';
import { type PackageManager, packageManager } from './package-manager.js';
import { type PackageJson, readPackageJson } from './package-json.js';
import { startCommand } from './start-command.js';
import { type SourceTree, subtree } from '../source-tree.js';
import { staticOutput } from './static-output.js';
import { workspaceRoot } from './workspace-root.js';

/** Plans an app with a package.json: a server in Node or Bun, or a site that they build. */
export function detectNode(repo: SourceTree, manifest: PackageJson, wanted: Wanted): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const base = workspaceRoot(repo, wanted.root);
  const node = wanted.nodeVersion
    ? { version: wanted.nodeVersion, source: 'settings' }
    : nodeVersion(tree, manifest);
  const top = base.isAbove ? { ...readPackageJson(repo)!, workspaces: true } : manifest;
  const manager = packageManager(base.tree, top, wanted.packageManager);
  const reasons = [`Node ${node.version} (${node.source})`, manager.reason];
  const warnings = [...manager.warnings];
  if (base.isAbove) reasons.push('workspace: dependencies are installed at the root');

  const { prune } = manager;
  const install = installStep(manager, wanted, base);
  const build = buildStep(repo, manifest, wanted, { manager, base, reasons });
  const steps = [install, build].filter((step) => step !== undefined);
  const plan = {
    root: wanted.root,
    nodeVersion: node.version,
    ...(manager.tool && { packageManager: manager.tool }),
    port: wanted.port ?? 3000,
    reasons,
    warnings,
  };

  const start = startOf(tree, manifest, wanted, manager);
  const site =
    wanted.runtime === 'node' ? undefined : siteOf(tree, manifest, wanted, start !== undefined);
  if (site) {
    reasons.push(site.reason);
    return { ...plan, runtime: 'static', steps, staticDir: site.dir, spa: wanted.spa ?? site.spa };
  }
  if (!start) throw noStart(wanted.root);
  reasons.push(start.reason);
  if (start.warning !== undefined) warnings.push(start.warning);
  if (start.afterBuild !== undefined && build) build.run = `${build.run} && ${start.afterBuild}`;
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

/** Settings, then scripts and files of the app, then what its framework is known to leave. */
function startOf(
  tree: SourceTree,
  manifest: PackageJson,
  wanted: Wanted,
  manager: PackageManager,
): FrameworkServer | undefined {
  if (wanted.startCommand !== undefined) {
    return { command: wanted.startCommand, reason: 'start: command from the settings' };
  }
  const own = startCommand(tree, manifest, manager);
  const framework = frameworkServer(tree, manifest);
  if (framework === undefined) return own;
  const isUsual = own?.command === 'exec next start' && framework.afterBuild !== undefined;
  return own === undefined || isUsual || isDevServer(manifest) ? framework : own;
}

/** A `start` of these tools is a development server. */
function isDevServer({ scripts }: PackageJson): boolean {
  return /^(vite|react-scripts start|astro dev|next dev|nuxt dev|parcel|vue-cli-service serve|eleventy)\b/.test(
    scripts['start']?.trim() ?? '',
  );
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
  // Next.js writes this script for every app, and refuses it for one that is exported.
  const isIdle = isDevServer(manifest) || /^next start\b/.test(manifest.scripts['start'] ?? '');
  const isServer = given !== undefined || (hasStart && !isIdle);
  if (isServer && runtime !== 'static') return undefined;
  const output = manifest.scripts['build'] === undefined ? undefined : staticOutput(tree, manifest);
  if (!output) return undefined;
  return { ...output, reason: `static site: ${output.framework} builds to ${output.dir}` };
}

function noStart(root: string): Error {
  const file = root === '.' ? 'package.json' : `${root}/package.json`;
  return DeploymentErrors.no_runtime({
    detail: `\`${file}\` has no \`start\` script, and nothing else says how to start the app.`,
  });
}
