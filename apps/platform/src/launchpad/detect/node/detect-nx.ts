import { join, basename } from 'node:path/posix';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { readProcfile } from '../procfile.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import type { NxProject } from './nx-projects.js';
import { installStep } from './node-steps.js';
import { nodeVersion } from './node-version.js';
import { type PackageManager, packageManager } from './package-manager.js';
import { type PackageJson, readPackageJson } from './package-json.js';
import { startCommand } from './start-command.js';
import { configOf } from './static-output.js';

/** Nx without its daemon and its cloud; what it has built is kept between builds. */
const NX_ENV = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_CACHE_DIRECTORY: '/cache/nx',
};

/** Plans one application of an Nx workspace. Nx builds what it needs of the others before. */
export function detectNx(
  repo: SourceTree,
  manifest: PackageJson,
  project: NxProject,
  wanted: Wanted,
): BuildPlan {
  const manager = packageManager(repo, { ...manifest, workspaces: true }, wanted.packageManager);
  const node = wanted.nodeVersion
    ? { version: wanted.nodeVersion, source: 'settings' }
    : nodeVersion(repo, manifest);
  const reasons = [
    `Node ${node.version} (${node.source})`,
    manager.reason,
    `Nx: application ${project.name} in ${project.folder}`,
  ];
  const install = installStep(manager, wanted, { tree: repo, isAbove: false, up: '' });
  const build: BuildStep = {
    name: 'build',
    run: wanted.buildCommand ?? `nx build ${project.name}`,
    cacheKeyFiles: [],
    network: true,
    env: { ...manager.env, ...NX_ENV },
  };
  if (wanted.buildCommand !== undefined) reasons.push('build: command from the settings');
  const output = outputOf(repo, project);
  const plan = {
    root: '.',
    nodeVersion: node.version,
    ...(manager.tool && { packageManager: manager.tool }),
    steps: install ? [install, build] : [build],
    port: wanted.port ?? 3000,
    reasons,
    warnings: [...manager.warnings],
  };
  const staticDir = wanted.staticDir ?? (isSite(repo, project, wanted) ? output : undefined);
  if (staticDir !== undefined && wanted.runtime !== 'node') {
    reasons.push(`static site: the build leaves ${staticDir}`);
    return { ...plan, runtime: 'static', staticDir, spa: wanted.spa ?? true };
  }
  const web = readProcfile(repo.read('Procfile')).get('web');
  const start =
    wanted.startCommand ??
    web ??
    ownStart(repo, project, manager) ??
    `exec node ${output}/${mainFile(project)}`;
  reasons.push(`start: ${start.replace(/^exec /, '')}`);
  return { ...plan, runtime: 'node', start, healthPath: wanted.healthPath };
}

function isSite(repo: SourceTree, { folder }: NxProject, wanted: Wanted): boolean {
  const tree = subtree(repo, folder);
  return (
    wanted.startCommand === undefined &&
    ['index.html', 'src/index.html'].some((name) => tree.isFile(name))
  );
}

/** The script of an application that has a package.json of its own. */
function ownStart(
  repo: SourceTree,
  { folder }: NxProject,
  manager: PackageManager,
): string | undefined {
  const tree = subtree(repo, folder);
  const manifest = readPackageJson(tree);
  if (manifest?.scripts['start'] === undefined) return undefined;
  return `cd ${folder} && ${startCommand(tree, manifest, manager)?.command}`;
}

/** Where the build leaves its files, relative to the repository. */
function outputOf(repo: SourceTree, { folder, build }: NxProject): string {
  const path = build?.options['outputPath'];
  if (typeof path === 'string') return path.replace('{workspaceRoot}/', '');
  const declared = build?.outputs.find((output) => !output.includes('{options'));
  if (declared !== undefined) {
    return declared.replace('{workspaceRoot}/', '').replace('{projectRoot}', folder);
  }
  const config = configOf(subtree(repo, folder), 'vite.config');
  return join(folder, /outDir:\s*['"]([\w./-]+)['"]/.exec(config)?.[1] ?? 'dist');
}

function mainFile({ build }: NxProject): string {
  const { main, outputFileName } = build?.options ?? {};
  if (typeof outputFileName === 'string') return outputFileName;
  return typeof main === 'string' ? basename(main).replace(/\.[cm]?tsx?$/, '.js') : 'main.js';
}
