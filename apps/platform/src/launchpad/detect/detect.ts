import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import { HostPrograms } from './host-programs.js';
import { languageOf } from './languages.js';
import { detectNode } from './node/detect-node.js';
import { detectNx } from './node/detect-nx.js';
import { nxProject } from './node/nx-projects.js';
import { readPackageJson } from './node/package-json.js';
import { isRelativePath } from './launchpad-file.js';
import { type SourceTree, subtree } from './source-tree.js';
import { type DetectSettings, mergeWanted, type Wanted } from './wanted.js';

export type { DetectSettings } from './wanted.js';

const ACCEPTED =
  'a `package.json` with a `start` or `build` script, a `go.mod`, `requirements.txt`, `pyproject.toml`, ' +
  'an `index.html` (also in `public/`), a `Dockerfile`, or a `launchpad.json`';

/**
 * Decides how a repository is built and started, from its files alone. The first that fits wins:
 * launchpad.json, Dockerfile, package.json, another language, a site of plain files.
 * @param host where the tools of other languages are looked for
 * @throws `deployment.no_runtime`, `deployment.unsupported`, `deployment.invalid_settings`,
 *   `deployment.toolchain_missing`
 */
export function detect(
  repo: SourceTree,
  settings: DetectSettings = {},
  host: HostPrograms = new HostPrograms(),
): BuildPlan {
  const wanted = mergeWanted(repo, settings);
  const tree = subtree(repo, wanted.root);
  if (!isRelativePath(wanted.root) || !tree.isFolder('.')) {
    throw DeploymentErrors.invalid_settings({
      detail: `The repository has no folder \`${wanted.root}\`, which the app names as its root.`,
    });
  }
  const manifest = readPackageJson(tree);
  const dockerfile = dockerfileOf(tree, wanted);
  if (dockerfile !== undefined) return dockerPlan(tree, dockerfile, wanted);
  const project = isOfNode(wanted) ? nxProject(repo, wanted) : undefined;
  if (project) return detectNx(repo, readPackageJson(repo)!, project, wanted);
  const language = languageOf(tree, manifest, wanted);
  if (language) return language.plan(repo, wanted, host);
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

const isOfNode = ({ runtime }: Wanted): boolean =>
  runtime === undefined || runtime === 'node' || runtime === 'static';

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
    ['build.gradle', 'Java with Gradle, but without its wrapper'],
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
