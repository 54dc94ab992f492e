import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import { detectNode } from './detect-node.js';
import { isRelativePath, readLaunchpadFile } from './launchpad-file.js';
import { readPackageJson } from './package-json.js';
import { type SourceTree, subtree } from './source-tree.js';

/** What the settings of an app say about how it is built; they win over launchpad.json. */
export interface DetectSettings {
  readonly root?: string | undefined;
  readonly port?: number | undefined;
  readonly healthPath?: string | undefined;
  readonly buildCommand?: string | undefined;
  readonly startCommand?: string | undefined;
}

/** Settings and launchpad.json together. */
export interface Wanted extends DetectSettings {
  readonly root: string;
  readonly runtime?: 'node' | 'static' | 'dockerfile' | undefined;
  readonly nodeVersion?: string | undefined;
  readonly installCommand?: string | undefined;
  readonly staticDir?: string | undefined;
  readonly spa?: boolean | undefined;
  readonly dockerfile?: string | undefined;
}

const ACCEPTED =
  'a `package.json` with a `start` or `build` script, an `index.html` (also in `public/`), a `Dockerfile`, or a `launchpad.json`';

/**
 * Decides how a repository is built and started, from its files alone. The first that fits wins:
 * launchpad.json, Dockerfile, package.json, a site of plain files.
 * @throws `deployment.no_runtime`, `deployment.unsupported`, `deployment.invalid_settings`
 */
export function detect(repo: SourceTree, settings: DetectSettings = {}): BuildPlan {
  const wanted = merge(repo, settings);
  const tree = subtree(repo, wanted.root);
  if (!isRelativePath(wanted.root) || !tree.isFolder('.')) {
    throw DeploymentErrors.invalid_settings({
      detail: `The repository has no folder \`${wanted.root}\`, which the app names as its root.`,
    });
  }
  const manifest = readPackageJson(tree);
  const dockerfile = dockerfileOf(tree, wanted);
  if (dockerfile !== undefined) return dockerPlan(tree, dockerfile, wanted);
  const isSite = wanted.runtime === 'static' && wanted.buildCommand === undefined;
  if (manifest && !(isSite && manifest.scripts['build'] === undefined)) {
    return detectNode(repo, manifest, wanted);
  }
  const site = sitePlan(tree, wanted);
  if (site) return site;
  throw DeploymentErrors.no_runtime({
    detail: `Nothing in ${wanted.root === '.' ? 'the repository' : `\`${wanted.root}\``} says how to run it. Accepted are: ${ACCEPTED}.${otherHint(repo, tree)}`,
  });
}

function merge(repo: SourceTree, settings: DetectSettings): Wanted {
  const top = readLaunchpadFile(repo);
  const root = normalRoot(settings.root ?? top.root ?? '.');
  const file =
    root === '.' || !isRelativePath(root)
      ? top
      : { ...top, ...readLaunchpadFile(subtree(repo, root)) };
  return {
    root,
    runtime: file.runtime,
    nodeVersion: file.node_version,
    installCommand: file.install_command,
    buildCommand: settings.buildCommand ?? file.build_command,
    startCommand: settings.startCommand ?? file.start_command,
    staticDir: file.static_dir,
    spa: file.spa,
    dockerfile: file.dockerfile,
    port: settings.port ?? file.port,
    healthPath: settings.healthPath ?? file.health_path,
  };
}

function normalRoot(root: string): string {
  const parts = root.split('/').filter((part) => part !== '' && part !== '.');
  return root.startsWith('/') ? root : parts.join('/') || '.';
}

function dockerfileOf(tree: SourceTree, { runtime, dockerfile }: Wanted): string | undefined {
  if (runtime !== undefined && runtime !== 'dockerfile') return undefined;
  if (dockerfile !== undefined && !tree.isFile(dockerfile)) {
    throw DeploymentErrors.invalid_settings({
      detail: `The repository has no \`${dockerfile}\`, which its settings name as the Dockerfile.`,
    });
  }
  return dockerfile ?? ['Dockerfile', 'Containerfile'].find((file) => tree.isFile(file));
}

function dockerPlan(tree: SourceTree, dockerfile: string, wanted: Wanted): BuildPlan {
  const exposed = /^\s*EXPOSE\s+(\d+)/im.exec(tree.read(dockerfile) ?? '')?.[1];
  return {
    runtime: 'dockerfile',
    root: wanted.root,
    steps: [],
    dockerfile,
    start: wanted.startCommand,
    port: wanted.port ?? (exposed === undefined ? 3000 : Number(exposed)),
    healthPath: wanted.healthPath,
    reasons: [`${dockerfile} is there`, ...(exposed ? [`port ${exposed} from EXPOSE`] : [])],
    warnings: [],
  };
}

function sitePlan(tree: SourceTree, wanted: Wanted): BuildPlan | undefined {
  const found = ['.', 'public'].find((dir) => tree.isFile(`${dir}/index.html`));
  const staticDir = wanted.staticDir ?? found;
  if (staticDir === undefined || wanted.runtime === 'node') return undefined;
  const build = wanted.buildCommand;
  return {
    runtime: 'static',
    root: wanted.root,
    steps: build ? [{ name: 'build', run: build, cacheKeyFiles: [], network: true }] : [],
    staticDir,
    spa: wanted.spa ?? false,
    port: wanted.port ?? 3000,
    reasons: [`static site: ${staticDir === '.' ? 'index.html' : staticDir}`],
    warnings: [],
  };
}

/** Names what the repository seems to be, when that is not offered. */
function otherHint(repo: SourceTree, tree: SourceTree): string {
  const kinds: readonly (readonly [string, string])[] = [
    ['go.mod', 'Go'],
    ['requirements.txt', 'Python'],
    ['pyproject.toml', 'Python'],
    ['Gemfile', 'Ruby'],
    ['composer.json', 'PHP'],
    ['pom.xml', 'Java'],
    ['build.gradle', 'Java'],
    ['Cargo.toml', 'Rust'],
    ['mix.exs', 'Elixir'],
    ['deno.json', 'Deno'],
  ];
  const language = kinds.find(([file]) => tree.isFile(file))?.[1];
  if (language) return ` It looks like ${language}: add a \`Dockerfile\` to run it.`;
  const inside = repo.list('.').filter((name) => repo.isFile(`${name}/package.json`));
  if (inside.length > 0 && tree === repo) {
    return ` There is a \`package.json\` in ${inside
      .slice(0, 5)
      .map((name) => `\`${name}\``)
      .join(', ')}: name the folder as the \`root\` of the app.`;
  }
  return '';
}
