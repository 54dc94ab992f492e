import { join } from 'node:path/posix';
import { z } from 'zod';
import { readPackageJson } from './package-json.js';
import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { SourceTree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';

const Target = z.object({
  executor: z.string().optional().catch(undefined),
  outputs: z.array(z.string()).default([]).catch([]),
  options: z.record(z.string(), z.unknown()).default({}).catch({}),
});
const ProjectJson = z.object({
  name: z.string().optional().catch(undefined),
  projectType: z.string().optional().catch(undefined),
  targets: z.record(z.string(), Target).default({}).catch({}),
});

/** A project of an Nx workspace. */
export interface NxProject {
  readonly name: string;
  /** Its folder, relative to the repository. */
  readonly folder: string;
  readonly build: z.output<typeof Target> | undefined;
}

const PLACES = ['apps', 'packages', 'services'];

/**
 * The project of an Nx workspace that is the app: the target of the settings, the one in the app's
 * folder, or the only application. Undefined outside of such a workspace.
 * @throws `deployment.invalid_settings` when it cannot tell
 */
export function nxProject(
  repo: SourceTree,
  { root, target }: Pick<Wanted, 'root' | 'target'>,
): NxProject | undefined {
  const manifest = repo.isFile('nx.json') ? readPackageJson(repo) : undefined;
  if (!manifest) return undefined;
  if (root !== '.') return readProject(repo, root)?.project;
  // A workspace whose root starts something by itself is that.
  if (target === undefined && manifest.scripts['start']?.startsWith('nx ') === false) {
    return undefined;
  }
  const places = PLACES.flatMap((place) => repo.list(place).map((name) => join(place, name)));
  const found = places.flatMap((folder) => readProject(repo, folder) ?? []);
  if (target !== undefined) {
    const fits = ({ name, folder }: NxProject) =>
      [name, name.split('/').at(-1), folder].includes(target);
    const named = found.find(({ project }) => fits(project))?.project;
    if (named) return named;
  }
  const apps = found.filter(({ isApplication }) => isApplication).map(({ project }) => project);
  if (target === undefined && apps.length <= 1) return apps[0];
  const names = apps.map(({ name }) => `\`${name}\``).join(', ');
  throw DeploymentErrors.invalid_settings({
    detail:
      target === undefined
        ? `The Nx workspace has several applications: name one of ${names} as \`target\` in launchpad.json.`
        : `The Nx workspace has no project \`${target}\`; its applications are ${names || 'none'}.`,
  });
}

function readProject(
  repo: SourceTree,
  folder: string,
): { project: NxProject; isApplication: boolean } | undefined {
  const text = repo.read(`${folder}/project.json`) ?? repo.read(`${folder}/package.json`);
  const json = parse(text);
  if (!json) return undefined;
  const name = json.name ?? folder.split('/').at(-1) ?? folder;
  const isApplication =
    json.projectType === undefined
      ? folder.startsWith('apps/') && !name.endsWith('-e2e')
      : json.projectType === 'application';
  return { project: { name, folder, build: json.targets['build'] }, isApplication };
}

function parse(text: string | undefined): z.output<typeof ProjectJson> | undefined {
  if (text === undefined) return undefined;
  try {
    return ProjectJson.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
