import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildStep } from '../../engine/build-plan.js';
import type { SourceTree } from '../source-tree.js';
import { poetryPins, uvPins } from './lock-pins.js';
import type { PyProject } from './pyproject.js';
import { plainName, requirementNames } from './requirement-name.js';

/** Where a repository keeps packages that builds take instead of those of an index. */
const WHEELS = 'vendor/wheels';

/** What an app needs, and how it is said to pip. */
export interface PythonDependencies {
  readonly names: ReadonlySet<string>;
  readonly reason: string;
  readonly warning?: string;
  /** Arguments of `pip install`; undefined when there is nothing to install. */
  readonly arguments?: string;
}

/** Reads what an app needs: uv.lock, poetry.lock, requirements.txt, pyproject.toml, in this order. */
export function pythonDependencies(
  tree: SourceTree,
  project: PyProject | undefined,
): PythonDependencies {
  const uv = uvPins(tree);
  if (uv) return pinned(uv, 'dependencies: uv.lock');
  const poetry = poetryPins(tree, project);
  if (poetry) return pinned(poetry, 'dependencies: poetry.lock');
  if (tree.isFile('requirements.txt')) {
    const names = new Set(requirementNames(tree, 'requirements.txt'));
    const isEmpty = names.size === 0 && !/^\s*[^\s#]/m.test(tree.read('requirements.txt') ?? '');
    const reason = 'dependencies: requirements.txt';
    return { names, reason, ...(!isEmpty && { arguments: '-r requirements.txt' }) };
  }
  const listed = project?.project?.dependencies ?? [];
  if (listed.length > 0) {
    return {
      names: new Set(listed.map(plainName)),
      reason: 'dependencies: pyproject.toml',
      warning: 'There is no uv.lock or poetry.lock: every build may get other versions.',
      arguments: listed.map(quote).join(' '),
    };
  }
  if (tree.isFile('Pipfile')) {
    throw DeploymentErrors.unsupported({
      detail:
        'The app names its dependencies in a Pipfile only. Write them to a file that pip reads: ' +
        '`pipenv requirements > requirements.txt`.',
    });
  }
  return { names: new Set(), reason: 'no dependencies' };
}

/** Makes a virtual environment where it stays at run time, and fills it. */
export function pythonInstall(
  tree: SourceTree,
  python: string,
  wanted: string,
  reasons: string[],
): BuildStep {
  const isVendored = tree.isFolder(WHEELS);
  if (isVendored) reasons.push(`packages: from ${WHEELS}, no index is asked`);
  const source = isVendored ? `--no-index --find-links ${WHEELS} ` : '';
  const run = [
    `${python} -m venv --clear --without-pip .venv`,
    `${python} -m pip --python .venv/bin/python install --no-compile ${source}${wanted}`,
    // Without times in them, so that the same packages are the same files.
    '{ .venv/bin/python -m compileall -q --invalidation-mode unchecked-hash .venv/lib || true; }',
  ].join(' && ');
  return {
    name: 'install',
    run,
    cacheKeyFiles: [],
    network: !isVendored,
    env: {
      PIP_CACHE_DIR: '/cache/pip',
      PIP_DISABLE_PIP_VERSION_CHECK: '1',
      PIP_NO_INPUT: '1',
      PIP_PROGRESS_BAR: 'off',
      PIP_ROOT_USER_ACTION: 'ignore',
    },
  };
}

function pinned(pins: readonly string[], reason: string): PythonDependencies {
  return {
    names: new Set(pins.map(plainName)),
    reason,
    ...(pins.length > 0 && { arguments: `--no-deps ${pins.map(quote).join(' ')}` }),
  };
}

function quote(text: string): string {
  return /^[\w.=<>~!\-[\],]+$/.test(text) && !/[<>!]/.test(text)
    ? text
    : `'${text.replaceAll("'", `'\\''`)}'`;
}
